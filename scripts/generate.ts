import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { themeCss } from '@/theme/themeCss.server';

/** Writes what is made from code before anything can be compiled or checked. The folder is ignored by git. */
async function generate(): Promise<void> {
  await mkdir('.generated', { recursive: true });
  await writeIfChanged('.generated/theme.css', themeCss());
}

/** An unchanged file keeps its time, so that watchers stay calm. */
async function writeIfChanged(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== content) await writeFile(file, content);
}

generate().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
