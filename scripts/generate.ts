import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { tailwindCss, tailwindParts } from '@/demo/tailwindCss.server';
import { materialVars } from '@/theme/materialVariables.server';
import { textFont } from '@/theme/textFont.server';
import { joyCss, materialCss, siteCss } from '@/theme/themeCss.server';
import { buildSandbox } from './buildSandbox';
import { packageVersions } from './packageVersions';

/** Writes what is made from code before anything can be compiled or checked. The folder is ignored by git. */
async function generate(): Promise<void> {
  await mkdir('.generated', { recursive: true });
  await writeThemes();
  await writeIfChanged('.generated/material-vars.json', JSON.stringify(materialVars()));
  await writeIfChanged('.generated/before-paint.json', await beforePaint());
  await writeIfChanged('.generated/package-versions.json', JSON.stringify(await packageVersions()));
  await writeIfChanged(
    '.generated/tailwind-css.json',
    JSON.stringify({ css: await tailwindCss() }),
  );
  await writeIfChanged('.generated/tailwind-parts.json', JSON.stringify(await tailwindParts()));
  await writeIfChanged('.generated/figtree-text.woff2', await textFont());
  await buildSandbox();
}

/**
 * The development server wants a class of its own in every selector of a CSS module. There the variables of the themes stand beside
 * those of the site.
 */
async function writeThemes(): Promise<void> {
  const isDevelopment = process.argv.includes('--development');
  const themes = { material: materialCss(), joy: joyCss() };
  const shared = isDevelopment ? Object.values(themes) : [];
  await writeIfChanged('.generated/theme.css', [siteCss(), ...shared].join('\n'));
  for (const [name, css] of Object.entries(themes)) {
    await writeIfChanged(`.generated/${name}.module.css`, isDevelopment ? '.none {\n}\n' : css);
  }
}

/** The script that puts the reader's theme on a document before it is painted, and the hash by which the content security policy lets it in. */
async function beforePaint(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/theme/beforePaint.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return JSON.stringify({ hash, script });
}

/** An unchanged file keeps its time, so that watchers stay calm. */
async function writeIfChanged(file: string, content: string | Buffer): Promise<void> {
  const before = await readFile(file).catch(() => null);
  if (!before?.equals(Buffer.from(content))) await writeFile(file, content);
}

generate().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
