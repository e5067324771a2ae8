import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsInfra } from '@data/docsInfra';
import { products } from '@data/products';
import { FEED_PATHS } from '@/blog/feed';
import { listFiles } from '@/lib/listFiles.server';
import { isListedPath } from '@/routing/isListedPath';
import { apiAddresses, apiPagePaths } from '@/site/apiPages.server';
import { listArticlePages } from '@/site/articles.server';
import { demoPageParams } from '@/site/demoPages.server';
import { listTabPaths } from '@/site/docsTabs.server';
import { markdownPath } from '@/site/markdownPath';
import { hasTestPages, madeTestPaths } from '@/site/testPages.server';

/** What makes a page. */
export type SitePageKind = 'route' | 'product' | 'article' | 'tab' | 'api' | 'post' | 'demo';

export interface SitePage {
  /** Address with both slashes. */
  path: string;
  kind: SitePageKind;
  /** Source in the repository; null for pages that are read from packages. */
  file: string | null;
}

/** Every published page, by kind, in a stable order. A page of one demo is a page, too; the test pages are none. */
export async function listSitePages(): Promise<SitePage[]> {
  const articles = await listArticlePages();
  const posts = await listFiles(path.join('data', 'blog'), '.md');
  const tabs = await listTabPaths();
  const page =
    (kind: SitePageKind, file: string | null = null) =>
    (address: string): SitePage => ({ path: address, kind, file });
  return [
    ...(await staticRoutes()),
    ...products.map(({ id }) => page('product', 'data/products.ts')(`/${id}/`)),
    ...articles.map((article) => page('article', article.file)(article.path)),
    ...tabs.map(page('tab')),
    ...apiPagePaths().map(page('api')),
    ...posts.map((file) => page('post', file)(`/blog/${path.basename(file, '.md')}/`)),
    ...(await demoPageParams()).map(({ demo }) => page('demo')(`/demos/${demo.join('/')}/`)),
  ];
}

/** The test pages of the export, as pages whose text is made from an article or from their document. None in production. */
export async function listTestSitePages(): Promise<SitePage[]> {
  if (!hasTestPages()) return [];
  const articles = await listArticlePages([docsInfra]);
  return [
    ...articles.map(({ path: address, file }) => ({
      path: address,
      kind: 'article' as const,
      file,
    })),
    ...madeTestPaths().map((address) => ({ path: address, kind: 'api' as const, file: null })),
  ];
}

/** Whether a page is for readers to find: it stands in the sitemap and has a copy in Markdown. */
export function isListed(page: Pick<SitePage, 'path'>): boolean {
  return isListedPath(page.path);
}

/**
 * All places that a redirect may lead to: the addresses of pages, and those of the entries of the API that stand on tabs of
 * articles, with their anchors.
 */
export function placesOf(pages: readonly SitePage[]): Set<string> {
  const paths = pages.filter(({ path: address }) => address !== '/404/').map((page) => page.path);
  const known = new Set(paths);
  const entries = apiAddresses().map(({ href }) => href);
  return new Set([...paths, ...entries.filter((href) => known.has(href.replace(/#.*/, '')))]);
}

/** What stands beside the pages at addresses that others keep: feeds, lists for machines, copies of pages in Markdown. */
export function filesBeside(pages: readonly SitePage[]): Set<string> {
  return new Set([
    '/robots.txt',
    '/site.webmanifest',
    '/sitemap.xml',
    ...Object.values(FEED_PATHS),
    '/llms.txt',
    ...products.flatMap(({ id }) => [`/${id}/llms.txt`, `/${id}/llms-full.txt`]),
    ...pages.filter(isListed).map((page) => markdownPath(page.path)),
  ]);
}

/** The routes that have an address of their own: files of `pages/` without a parameter in their name. */
async function staticRoutes(): Promise<SitePage[]> {
  const files = await listFiles('pages', '.tsx');
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\[|\/_/.test(file))
    .map((file) => {
      const address = file.replace(/^pages|(index)?\.tsx$/g, '');
      return {
        path: address.endsWith('/') ? address : `${address}/`,
        kind: 'route' as const,
        file: existsSync(file) ? file : null,
      };
    });
}
