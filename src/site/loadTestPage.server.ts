import { API_TEST_PAGES, GENERATED_TEST_PAGES } from '@data/docs-infra/madePages';
import { docsInfra } from '@data/docsInfra';
import { parseArticle } from '@/article/parseArticle.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { articlePageAt } from './articles.server';
import { loadDemoPage } from './demoPages.server';
import { entryPageProps } from './loadApiPage.server';
import { articlePageProps, loadArticlePage } from './loadArticlePage.server';
import type { ArticlePageProps, DemoPageProps } from './pageProps';

/**
 * Everything that a test page shows: an article, an entry of the API, or an article that a program writes.
 * @throws ContentError with every mistake of the article.
 */
export async function loadTestPage(
  slug: readonly string[] = [],
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<ArticlePageProps> {
  const name = slug.join('/');
  const articlePage = articlePageAt(docsInfra, name);

  const api = API_TEST_PAGES.find((page) => page.slug === name);
  if (api) {
    const { entry, title, description } = api;
    const source = 'data/docs-infra/madePages.ts';
    const place = { product: docsInfra, path: articlePage.path, title, description, source };
    return entryPageProps(entry, place, userLanguage);
  }
  const generated = GENERATED_TEST_PAGES.find((page) => page.slug === name);
  if (!generated) return loadArticlePage({ product: docsInfra.id, slug }, userLanguage);
  const article = await parseArticle(generated.write(), {
    file: generated.file,
    productId: docsInfra.id,
    version: docsInfra.version,
    apiPages: [],
    userLanguage,
  });
  return articlePageProps({ articlePage, article, docsTab: null, userLanguage });
}

/** What the page of one demo of the test pages shows. @throws Error when no test page shows the demo. */
export function loadTestDemoPage(demo: readonly string[]): Promise<DemoPageProps> {
  return loadDemoPage({ demo: [docsInfra.id, ...demo] });
}
