import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { docsInfra } from '@data/docsInfra';
import { products } from '@data/products';
import type { Article } from '@/article/types';
import { anchorsOfDemo } from '@/demo/demoAnchors';
import { demoProblems } from '@/demo/demoProblems.server';
import { decodeAnchor } from '@/lib/decodeAnchor';
import { ContentError, type ContentProblem } from '@/lib/contentProblem';
import { listFiles } from '@/lib/listFiles.server';
import { assertUniquePathnames, isExternal, leafPages } from '@/products/pageTree';
import type { Product } from '@/products/types';
import { apiPagePaths } from './apiPages.server';
import { articlePageAt, listArticlePages, readArticle, type ArticlePage } from './articles.server';
import { listTabPaths } from './docsTabs.server';
import { loadBlogProblems } from './loadBlogProblems.server';
import { readVersionsArticle, VERSIONS_PATH } from './loadVersionsPage.server';
import { madeTestPaths } from './testPages.server';

/** Whose articles and navigation are checked: the test pages are made like all others. */
const CHECKED = [...products, docsInfra];

/** Pages that have no article. */
const OTHER_PAGES = [
  '/',
  '/blog/',
  '/search/',
  '/production-error/',
  ...products.map(({ id }) => `/${id}/`),
];

interface ReadPage extends ArticlePage {
  article: Article;
}

/** A page that has links, and places for them. */
type LinkedPage = Pick<ReadPage, 'path' | 'article'>;

/**
 * Reads every article and holds articles, demos, links and navigation against each other.
 * @throws ContentError with every mistake of the whole content.
 */
export async function checkContent(): Promise<ReadPage[]> {
  const problems: ContentProblem[] = [];
  const pages: ReadPage[] = [];
  const unread: ArticlePage[] = [];
  const others: LinkedPage[] = [];
  for (const page of await listArticlePages(CHECKED)) {
    const isRead = await collect(problems, async () => {
      pages.push({ ...page, article: await readArticle(page) });
    });
    if (!isRead) unread.push(page);
  }
  await collect(problems, async () => {
    others.push({ path: VERSIONS_PATH, article: await readVersionsArticle() });
  });
  problems.push(...(await allLinkProblems({ pages, others, unread })));
  problems.push(...(await navigationProblems(pages, unread)));
  problems.push(...(await demoProblems(pages.map(({ article }) => article))));
  const withoutArticle = [
    ...OTHER_PAGES,
    VERSIONS_PATH,
    ...apiPagePaths(),
    ...(await listTabPaths()),
  ];
  problems.push(...(await loadBlogProblems(withoutArticle)));

  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

/** Reads one page, or keeps the mistakes that stop it. */
async function collect(problems: ContentProblem[], read: () => Promise<void>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return false;
  }
}

interface ContentPages {
  pages: readonly ReadPage[];
  others: readonly LinkedPage[];
  /** Pages with mistakes in themselves: what they have to link to is not known. */
  unread: readonly ArticlePage[];
}

/** Test pages may lead everywhere; nothing may lead to them, since where readers are there are none. */
async function allLinkProblems({ pages, others, unread }: ContentPages): Promise<ContentProblem[]> {
  const withoutArticle = [
    ...apiPagePaths(),
    ...(await listTabPaths()),
    ...(await postPaths()),
    ...unread.map(({ path: address }) => address),
    ...(others.length > 0 ? [] : [VERSIONS_PATH]),
  ];
  const isTest = ({ product }: ReadPage) => product.id === docsInfra.id;
  const published = [...pages.filter((page) => !isTest(page)), ...others];
  const all = [...pages, ...others];
  return [
    ...linkProblems(published, published, withoutArticle),
    ...linkProblems(pages.filter(isTest), all, [...withoutArticle, ...madeTestPaths()]),
  ];
}

/** The addresses of the posts, of those with mistakes too. */
async function postPaths(): Promise<string[]> {
  const files = await listFiles(path.join('data', 'blog'), '.md');
  return files.map((file) => `/blog/${path.basename(file, '.md')}/`);
}

function linkProblems(
  pages: readonly LinkedPage[],
  targets: readonly LinkedPage[],
  withoutArticle: readonly string[],
): ContentProblem[] {
  const anchors = new Map<string, Set<string>>(
    OTHER_PAGES.map((path) => [path, new Set<string>()]),
  );
  for (const { path: address, article } of targets) anchors.set(address, anchorsOf(article));

  return pages.flatMap(({ path: address, article }) =>
    article.links.flatMap(({ url, line }): ContentProblem[] => {
      if (isExternal(url)) return [];
      const target = new URL(url, `https://site${address}`);
      // The anchors of an API page are known once its declarations are read, those of a post belong to the blog: the crawl of the
      // export checks them. Those of an article with mistakes show when it has none.
      if (withoutArticle.includes(target.pathname)) return [];
      const anchorsThere = anchors.get(target.pathname);
      const anchor = decodeAnchor(target.hash);
      if (anchorsThere && (!anchor || anchorsThere.has(anchor))) return [];
      const reason = anchorsThere
        ? `The link ${url} leads to an anchor that does not exist.`
        : `The link ${url} leads to a page that does not exist.`;
      const candidates = anchorsThere
        ? [...anchorsThere].map((id) => `#${id}`)
        : [...anchors.keys()];
      return [{ file: article.file, line, reason, fix: suggestion(url, candidates) }];
    }),
  );
}

function anchorsOf({ headings, demos }: Article): Set<string> {
  return new Set([
    ...headings.map(({ id }) => id),
    ...demos.flatMap(({ name }) => anchorsOfDemo(name)),
  ]);
}

function suggestion(wanted: string, candidates: readonly string[]): string {
  const words = new Set(wanted.split(/[^a-zA-Z]+/).filter((word) => word.length > 2));
  const near = candidates.filter((candidate) =>
    [...words].some((word) => candidate.includes(word)),
  );
  const some = (near.length > 0 ? near : candidates).slice(0, 8).join(', ');
  return some ? `Use one of: ${some}` : 'Remove it: the page has no anchors.';
}

/** `/material-ui/react-button/` is to be written in `data/material-ui/react-button.md`. */
function fileOf(product: Product, pathname: string): string {
  const { id, base = id } = product;
  return articlePageAt(product, pathname.replace(`/${base}/`, '').replace(/\/$/, '')).file;
}

async function navigationProblems(
  pages: readonly ReadPage[],
  unread: readonly ArticlePage[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const known = new Set([
    ...[...pages, ...unread].map((page) => page.path),
    ...apiPagePaths(),
    ...(await listTabPaths()),
    ...madeTestPaths(),
  ]);
  for (const product of CHECKED) {
    const file = `data/${product.id}/pages.ts`;
    const tree = (await product.pages()).pages;
    const listed = leafPages(tree).filter((page) => !page.planned && !isExternal(page.pathname));
    const written = pages.filter((page) => page.product.id === product.id);
    try {
      assertUniquePathnames(tree);
    } catch (error) {
      problems.push({
        file,
        line: 1,
        reason: error instanceof Error ? error.message : String(error),
        fix: 'Remove one of the two entries.',
      });
    }
    for (const { pathname } of listed) {
      if (known.has(pathname.replace(/#.*/, ''))) continue;
      problems.push({
        file,
        line: await lineOfEntry(file, pathname),
        reason: `The entry ${pathname} has no page.`,
        fix: `Write ${fileOf(product, pathname)}, or mark the entry planned.`,
      });
    }
    for (const page of written) {
      if (listed.some(({ pathname }) => pathname === page.path)) continue;
      problems.push({
        file: page.article.file,
        line: 1,
        reason: 'No navigation entry leads to this article.',
        fix: `Add { pathname: '${page.path}' } to ${file}.`,
      });
    }
  }
  return problems;
}

/** Where the file of a navigation tree names a page; its first line when it makes the address up from parts. */
async function lineOfEntry(file: string, pathname: string): Promise<number> {
  const source = await readFile(file, 'utf8').catch(() => '');
  const index = source.split('\n').findIndex((text) => text.includes(`'${pathname}'`));
  return Math.max(index, 0) + 1;
}
