import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { ModuleTable } from './moduleTable';
import { idOfEntry, RUNTIME } from './sandboxEntries.server';

/** The names of the files that the runtime needs, its own first. */
export function runtimeFiles(metafile: Metafile): [string, ...string[]] {
  const { outputs } = metafile;
  const runtime = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === RUNTIME);
  if (!runtime) throw new Error(`The bundle of ${RUNTIME} is missing.`);
  const [first = runtime, ...others] = filesOf(metafile, runtime);
  return [path.basename(first), ...others.map((file) => path.basename(file))];
}

/** Which files each module needs, its own first, without those of the runtime, which are there already. */
export function moduleFiles(metafile: Metafile): Omit<ModuleTable, 'base'> {
  const runtime = new Set(runtimeFiles(metafile));
  const files: string[] = [];
  const position = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const modules: Record<string, number[]> = {};
  for (const [file, { entryPoint = '' }] of Object.entries(metafile.outputs)) {
    const id = idOfEntry(entryPoint);
    if (!id) continue;
    modules[id] = filesOf(metafile, file)
      .map((needed) => path.basename(needed))
      .filter((name, index) => index === 0 || !runtime.has(name))
      .map(position);
  }
  return { files, modules };
}

/** A file and all that it imports, directly or not, except what it loads later. */
function filesOf({ outputs }: Metafile, file: string): string[] {
  const found = new Set([file]);
  for (const next of found) {
    for (const { path: imported, kind } of outputs[next]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found];
}
