import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';

/** Modules beside which there are no others to import. */
const SINGLE = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  'clsx',
  'dayjs',
];

/** Packages of which every public folder can be imported. */
const PACKAGES = [
  '@mui/base',
  '@mui/joy',
  '@mui/lab',
  '@mui/material',
  '@mui/system',
  '@mui/utils',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
];

/** Folders with types alone, or not meant for others. */
const PRIVATE = /^(internals|node|legacy|modern|esm|umd|themeAugmentation|Adapter.*)$/;

/** Imports of a demo from packages, however the lines are broken. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^'.][^']*)'/g;

/**
 * The ids of all modules that edited code may import, sorted: the public modules of the documented packages, and whatever the demos
 * in `data/` import, as icons and locales.
 */
export async function sandboxModules(): Promise<string[]> {
  const folders = await Promise.all(PACKAGES.map(publicModules));
  return [...new Set([...SINGLE, ...folders.flat(), ...(await demoModules())])].sort();
}

/** A package and those of its folders that are modules. Adapters need libraries that may not be there: Day.js is. */
async function publicModules(packageName: string): Promise<string[]> {
  const root = path.join('node_modules', packageName);
  const modules = (await readdir(root)).filter(
    (name) =>
      existsSync(path.join(root, name, 'package.json')) &&
      (!PRIVATE.test(name) || (name === 'AdapterDayjs' && packageName !== '@mui/lab')),
  );
  return [packageName, ...modules.map((name) => `${packageName}/${name}`)];
}

async function demoModules(): Promise<string[]> {
  const files = (await listFiles('data', '.tsx')).filter((file) => !file.endsWith('.d.ts'));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources
    .flatMap((source) => [...source.matchAll(IMPORT)].map(([, id = '']) => id))
    .filter((id) => !/^(@\/|@data\/|node:)/.test(id) && existsInPackages(id));
}

/** An import of nothing is told by the checks of the content; here it would only hide what they say. */
function existsInPackages(id: string): boolean {
  const file = path.join('node_modules', id);
  return ['', '.js', '.mjs', '.cjs'].some((ending) => existsSync(file + ending));
}
