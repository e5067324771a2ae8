import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { listFiles } from '@/lib/listFiles.server';
import { tailwindCandidates } from './tailwindCandidates.server';
import { compileTailwindSheet, type TailwindParts } from './tailwindSheet';

/**
 * The styles of all Tailwind demos: theme, preflight and the utilities that `data/**\/*.tailwind.tsx` use, minified. They touch
 * nothing outside of an element with `data-demo-styling="tailwind"` and of the popups that its demos open.
 */
export async function tailwindCss(): Promise<string> {
  const files = await listFiles('data', '.tailwind.tsx');
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return compileTailwind(sources.flatMap(tailwindCandidates));
}

/** Compiles the styles for these class names, scoped as those of `tailwindCss` and minified. Words that are no utilities are left out. */
export async function compileTailwind(candidates: string[]): Promise<string> {
  const css = await compileTailwindSheet(await tailwindParts(), candidates);
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}

/** Tailwind's own style sheets. */
export async function tailwindParts(): Promise<TailwindParts> {
  const [theme = '', preflight = ''] = await Promise.all(
    ['theme', 'preflight'].map((part) => readFile(`node_modules/tailwindcss/${part}.css`, 'utf8')),
  );
  return { theme, preflight };
}
