import { docsInfra } from '@data/docsInfra';
import { API_TEST_PAGES, GENERATED_TEST_PAGES } from '@data/docs-infra/madePages';
import { demoPageParams } from './demoPages.server';
import { articlePageAt, listArticlePages, splitArticleAddress } from './articles.server';

/** Whether the export has the test pages. Without a word it has them: see DEPLOY_ENV in `.env.example`. */
export function hasTestPages(): boolean {
  return process.env['DEPLOY_ENV'] !== 'production';
}

/** Addresses of the test pages that no file in Markdown holds: they are made from packages, or written by a program. */
export function madeTestPaths(): string[] {
  return [...API_TEST_PAGES, ...GENERATED_TEST_PAGES].map(
    ({ slug }) => articlePageAt(docsInfra, slug).path,
  );
}

/** The route parameters of every test page; the first of them, the list of all, has none. */
export async function testPageParams(): Promise<{ slug: string[] }[]> {
  const articles = (await listArticlePages([docsInfra])).map(({ path }) => path);
  return [...articles, ...madeTestPaths()].map((path) => ({
    slug: splitArticleAddress(path).slug,
  }));
}

/** The route parameters of every demo on a test page, under the folder of their own. */
export async function testDemoParams(): Promise<{ demo: string[] }[]> {
  const params = await demoPageParams([docsInfra]);
  return params.map(({ demo }) => ({ demo: demo.slice(1) }));
}
