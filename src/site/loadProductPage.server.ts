import { API_INDEXES } from '@data/apiPages';
import { pageTranslator, translator, type ServerTranslate } from '@/i18n/translator.server';
import { pageTitle } from '@/products/pageTitle';
import { leafPages } from '@/products/pageTree';
import type { PageEntry } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { listArticlePages, productById, readArticle } from './articles.server';
import { apiIndexTexts } from './loadApiIndex.server';
import { pageMeta } from './pageMeta';
import type { PageCard, ProductPageProps } from './pageProps';

/** Everything that the first page of a product shows. */
export async function loadProductPage(
  productId: string,
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<ProductPageProps> {
  const product = productById(productId);
  const { pages } = await product.pages();
  const descriptions = await descriptionsOf(productId, translator(userLanguage));

  const card = (entry: PageEntry): PageCard[] => {
    const description = descriptions.get(entry.pathname);
    return description === undefined ? [] : [{ path: entry.pathname, ...description }];
  };
  return {
    userLanguage,
    page: pageMeta({
      path: `/${product.id}/`,
      title: product.name,
      description: product.summary,
      navigation: product.id,
      source: 'data/products.ts',
    }),
    version: product.version,
    packageName: product.packageName,
    install: product.install,
    groups: pages
      .map((group) => ({
        title: pageTitle(group, pageTranslator(userLanguage)),
        cards: leafPages([group]).flatMap(card),
      }))
      // The pages of a reference are told from each other by their names alone: the navigation has them.
      .filter(({ cards }) => cards.length > 0),
  };
}

/** Title and description of every article of a product, and of every index of its API, by address. */
async function descriptionsOf(
  productId: string,
  translate: ServerTranslate,
): Promise<Map<string, { title: string; description: string }>> {
  const indexes = API_INDEXES.map((index) => ({
    ...apiIndexTexts(index, translate),
    path: index.path,
  })).filter((index) => index.productId === productId);
  const pages = (await listArticlePages()).filter(({ product }) => product.id === productId);
  const entries = await Promise.all(
    pages.map(async (page) => {
      const { title, description } = (await readArticle(page)).frontMatter;
      return [page.path, { title, description }] as const;
    }),
  );
  return new Map([
    ...indexes.map(({ path, title, description }) => [path, { title, description }] as const),
    ...entries,
  ]);
}
