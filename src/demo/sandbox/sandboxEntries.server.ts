import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { groupsOf, groupSource } from './sandboxGroups.server';

/** Where the document's own code begins. */
export const RUNTIME = 'src/demo/sandbox/startSandbox.ts';

/** What the demos of a product stand under. Loaded with a demo like a module that it imports. */
const THEMES = {
  'theme:material': 'src/theme/MaterialDemoTheme.tsx',
  'theme:joy': 'src/theme/JoyDemoTheme.tsx',
  'theme:none': 'src/theme/UnstyledDemoTheme.tsx',
} as const;

/** Tells the components of the paid plans the license key of the site. */
const LICENSE = 'src/demo/sandbox/setLicense.ts';
const IS_LICENSED = /^@mui\/x-[a-z-]+-(pro|premium)(\/|$)/;

const PREFIX = 'sandbox:';
const GROUP_PREFIX = 'sandbox-group:';

const IS_ES_MODULE = /^\s*(import|export)\b/m;
const HAS_DEFAULT = /\bexport default\b|\bexport\s*\{[^}]*(\bas default\b|\bdefault\s*[,}])/;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Makes an entry of each module, which gives on what the module exports, and has the groups of modules come with their users.
 * @param licenseKey Of MUI X; empty for a site without one. It is public, as in the code of the site's own pages.
 */
export const sandboxEntries = (licenseKey: string): Plugin => ({
  name: 'sandbox-entries',
  setup(bundler) {
    const resolveDir = process.cwd();
    bundler.initialOptions.define = {
      ...bundler.initialOptions.define,
      'process.env.NEXT_PUBLIC_MUI_LICENSE': JSON.stringify(licenseKey),
    };
    for (const namespace of [PREFIX, GROUP_PREFIX]) {
      bundler.onResolve({ filter: new RegExp(`^${namespace}`) }, ({ path: id }) => ({
        path: id.slice(namespace.length),
        namespace: namespace.slice(0, -1),
      }));
    }
    bundler.onLoad({ filter: /.*/, namespace: 'sandbox' }, async ({ path: id }) => {
      const { path: file, errors } = await bundler.resolve(id, {
        kind: 'import-statement',
        resolveDir,
      });
      if (errors.length > 0) return { errors };
      return { contents: groupImports(id) + (await entrySource(id, file)), resolveDir };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'sandbox-group' }, ({ path: name }) => ({
      contents: groupSource(name),
      resolveDir,
    }));
    bundler.onLoad({ filter: /DemoTheme\.tsx$/ }, async ({ path: file }) => {
      const id = idOfEntry(path.relative(resolveDir, file).replaceAll('\\', '/'));
      const source = await readFile(file, 'utf8');
      return { contents: groupImports(id ?? '') + source, loader: 'tsx' };
    });
  },
});

/** How the entry of a module is named to esbuild, and its file: `@mui/material/Button` is in `mui-material-Button`. */
export function entryPoint(id: string): { in: string; out: string } {
  return { in: PREFIX + id, out: id.replace(/^@/, '').replaceAll('/', '-') };
}

/** The module of an entry in esbuild's report, such as `@mui/material/Button` or `theme:joy`; null for other entries. */
export function idOfEntry(entry: string): string | null {
  if (entry.startsWith(PREFIX)) return entry.slice(PREFIX.length);
  return Object.entries(THEMES).find(([, file]) => file === entry)?.[0] ?? null;
}

/** Every module brings the runtime too, so that all the runtime needs, React above all, is in one file, which is there already. */
function groupImports(id: string): string {
  const license = IS_LICENSED.test(id) ? [path.resolve(LICENSE)] : [];
  return [path.resolve(RUNTIME), ...license, ...groupsOf(id).map((name) => GROUP_PREFIX + name)]
    .map((file) => `import ${JSON.stringify(file)};\n`)
    .join('');
}

/** Named exports of a CommonJS module are known only to who runs it: those entries name them. */
async function entrySource(id: string, file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const from = JSON.stringify(id);
  if (IS_ES_MODULE.test(source)) {
    const exportDefault = HAS_DEFAULT.test(source) ? `export { default } from ${from};` : '';
    return `export * from ${from};\n${exportDefault}`;
  }
  const names = Object.keys(createRequire(file)(file) as object).filter(
    (name) => name !== 'default' && IDENTIFIER.test(name),
  );
  return `import module from ${from};\nexport default module;\nexport const { ${names.join(', ')} } = module;`;
}
