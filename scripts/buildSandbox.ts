import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { build, type Metafile, type Plugin } from 'esbuild';
import { moduleFiles, runtimeFiles } from '@/demo/sandbox/outputFiles.server';
import { sandboxDocument } from '@/demo/sandbox/sandboxDocument.server';
import { entryPoint, RUNTIME, sandboxEntries } from '@/demo/sandbox/sandboxEntries.server';
import { sandboxModules } from '@/demo/sandbox/sandboxModules.server';

const FOLDER = 'public/sandbox';
/** Address of the folder with all files that have a hash in their name. */
const BASE = '/sandbox/modules/';
const STYLES = 'src/demo/sandbox/sandbox.css';
const STAMP_FILE = '.cache/sandbox.json';
/** What decides how the bundle is made, besides what is bundled. */
const OWN_INPUTS = [
  'package-lock.json',
  'scripts/buildSandbox.ts',
  ...['outputFiles', 'sandboxDocument', 'sandboxEntries', 'sandboxGroups'].map(
    (name) => `src/demo/sandbox/${name}.server.ts`,
  ),
];

/** Next.js tells which files it has read; here that would be said at every start. */
const SILENT = { info: () => undefined, error: console.error };

/** What the last build was made from. */
interface Stamp {
  hash: string;
  /** The files of this repository that went into it. */
  sources: string[];
}

/**
 * Builds the document for edited code into `public/sandbox/`, with a module for everything that such code may import. Does nothing
 * when neither the packages nor the list of modules, the license key or the document's own code have changed.
 */
export async function buildSandbox(): Promise<void> {
  const ids = await sandboxModules();
  const license = licenseKey();
  const made = [...ids, license];
  if (await isFresh(made)) return;
  const from = Date.now();
  await rm(STAMP_FILE, { force: true });
  await rm(FOLDER, { recursive: true, force: true });
  const metafile = await bundle(ids, license);
  const files = Object.keys(metafile.outputs);
  await writeFile(
    path.join(FOLDER, 'index.html'),
    sandboxDocument({
      styles: files
        .filter((file) => file.endsWith('.css'))
        .map((file) => BASE + path.basename(file)),
      scripts: runtimeFiles(metafile).map((name) => BASE + name),
      table: { base: BASE, ...moduleFiles(metafile) },
    }),
  );
  const sources = [...OWN_INPUTS, ...Object.keys(metafile.inputs).filter(isSource)];
  await mkdir('.cache', { recursive: true });
  const stamp: Stamp = { hash: await hashOf(made, sources), sources };
  await writeFile(STAMP_FILE, JSON.stringify(stamp));
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`${ids.length} modules for edited demos, in ${files.length} files: ${seconds} s.`);
}

/** Of MUI X, from the environment or the files that Next.js reads; empty for a site without one. */
function licenseKey(): string {
  const { combinedEnv } = loadEnvConfig(process.cwd(), false, SILENT);
  return combinedEnv['NEXT_PUBLIC_MUI_LICENSE'] ?? '';
}

async function bundle(ids: readonly string[], license: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [
      { in: RUNTIME, out: 'sandbox' },
      { in: STYLES, out: 'sandbox' },
      ...ids.map(entryPoint),
    ],
    outdir: path.join(FOLDER, 'modules'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // Said at length, or a package that is required anywhere would be bundled in its CommonJS form.
    mainFields: ['browser', 'module', 'main'],
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'css' },
    plugins: [sandboxEntries(license), withoutFonts, themeStylesOnce],
  });
  return metafile;
}

/** Demos are not set in the font of the site. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  setup(bundler) {
    bundler.onLoad({ filter: /theme[\\/]global\.css$/ }, async ({ path: file }) => {
      const css = await readFile(file, 'utf8');
      return { contents: css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), loader: 'css' };
    });
  },
};

/** The document has the variables of all themes in its own style sheet: the themes' code need not bring them. */
const themeStylesOnce: Plugin = {
  name: 'theme-styles-once',
  setup(bundler) {
    bundler.onResolve({ filter: /\.generated[\\/]\w+\.module\.css$/ }, ({ kind, path: id }) =>
      kind === 'import-statement' ? { path: id, namespace: 'nothing' } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

async function isFresh(made: readonly string[]): Promise<boolean> {
  if (!existsSync(STAMP_FILE) || !existsSync(path.join(FOLDER, 'index.html'))) return false;
  const { hash, sources } = JSON.parse(await readFile(STAMP_FILE, 'utf8')) as Stamp;
  return sources.every((file) => existsSync(file)) && hash === (await hashOf(made, sources));
}

/** Files of packages change with their version, which the lock file names. */
function isSource(input: string): boolean {
  return !input.startsWith('node_modules/') && existsSync(input);
}

async function hashOf(made: readonly string[], sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(made.join('\n'));
  for (const file of sources) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}
