import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '@/lib/contentProblem';
import { listFiles } from '@/lib/listFiles.server';
import { demoFile } from './demoSource.server';
import { demoSourceProblems } from './demoSourceProblems.server';
import { STYLING_SLUGS } from './demoTypes';

/** What the checks need to know of an article. */
interface ArticleDemos {
  /** From the root of the repository: `data/material-ui/react-button.md`. */
  file: string;
  demos: readonly { name: string; line: number }[];
}

/** A file of a demo: `data/material-ui/react-button/Basic.tailwind.tsx`. */
interface DemoFile {
  file: string;
  /** `Basic` */
  name: string;
  /** What stands between name and ending, if anything: `tailwind`. */
  slug: string | undefined;
}

/** Ways of styling that have an ending of their own. MUI System has none. */
const SLUGS = Object.values(STYLING_SLUGS).filter((slug) => slug !== 'system');

/**
 * Every mistake in the files of demos, and in how articles and files fit together. Articles that could not be read are left out:
 * their demos are not called unused.
 */
export async function demoProblems(articles: readonly ArticleDemos[]): Promise<ContentProblem[]> {
  const files = (await listFiles('data', '.tsx')).map(demoFileOf);
  const unread = (await listFiles('data', '.md')).filter(
    (file) => !articles.some((article) => article.file === file),
  );
  const perFile = await Promise.all(files.map(sourceProblems));
  return [
    ...articles.flatMap((article) => missingDemos(article, files)),
    ...files.flatMap((file) => stylingProblems(file, files)),
    ...files
      .filter(({ file }) => !unread.includes(articleOf(file)))
      .flatMap((file) => unusedDemo(file, articles)),
    ...(await helperFiles(articles)),
    ...perFile.flat(),
  ];
}

function demoFileOf(file: string): DemoFile {
  const [name = '', ...slugs] = path.basename(file, '.tsx').split('.');
  return { file, name, slug: slugs.length > 0 ? slugs.join('.') : undefined };
}

/** The article beside whose name the folder of a demo stands. */
function articleOf(demo: string): string {
  return `${path.dirname(demo)}.md`;
}

async function sourceProblems({ file, name }: DemoFile): Promise<ContentProblem[]> {
  return demoSourceProblems({ file, name, source: await readFile(file, 'utf8') });
}

function missingDemos(article: ArticleDemos, files: readonly DemoFile[]): ContentProblem[] {
  const there = files
    .filter(({ file, slug }) => articleOf(file) === article.file && !slug)
    .map(({ name }) => name);
  const fix = `You can use one of the following: ${there.join(', ')}.`;
  return article.demos
    .filter(({ name }) => !there.includes(name))
    .map(({ name, line }) => ({
      file: article.file,
      line,
      reason: `Missing demo: ${name}.`,
      fix: there.length ? fix : `Write ${demoFile(article.file, name)}.`,
    }));
}

function stylingProblems({ file, name, slug }: DemoFile, files: readonly DemoFile[]) {
  if (!slug) return [];
  const names = ['', ...SLUGS.map((known) => `.${known}`)].map((ending) => `${name}${ending}.tsx`);
  if (!SLUGS.some((known) => known === slug)) {
    const reason = `The ending .${slug}.tsx is not a way of styling.`;
    return [{ file, line: 1, reason, fix: `Use one of: ${names.join(', ')}.` }];
  }
  const base = demoFile(articleOf(file), name);
  if (files.some((other) => other.file === base)) return [];
  const reason = `A styling of a demo that does not exist: there is no ${name}.tsx beside it.`;
  return [{ file, line: 1, reason, fix: `Write ${base}, in MUI System.` }];
}

function unusedDemo({ file, name, slug }: DemoFile, articles: readonly ArticleDemos[]) {
  const article = articles.find((candidate) => candidate.file === articleOf(file));
  if (slug || article?.demos.some((demo) => demo.name === name)) return [];
  const fix = `Put ::demo{name="${name}"} into ${articleOf(file)}, or remove the file. A demo is one file without helpers.`;
  return [{ file, line: 1, reason: `No article shows the demo ${name}.`, fix }];
}

async function helperFiles(articles: readonly ArticleDemos[]): Promise<ContentProblem[]> {
  const scripts = (await listFiles('data', '')).filter((file) => /\.(ts|[cm]?jsx?)$/.test(file));
  return scripts
    .filter((file) => articles.some((article) => article.file === articleOf(file)))
    .map((file) => ({
      file,
      line: 1,
      reason: 'A file beside the demos that is none.',
      fix: 'Move its code into the demos that use it: a demo is one .tsx file without helpers.',
    }));
}
