import { pageTranslator } from '@/i18n/translator.server';
import { pageTitle } from '@/products/pageTitle';
import { locatePage, neighborsOf } from '@/products/pageTree';
import type { PageEntry, Product } from '@/products/types';
import type { ArticlePageProps, PageLink } from './pageProps';

/** Where a page stands in its product's navigation: what leads to it, and the pages before and after it. */
export async function pagePlace(
  product: Product,
  path: string,
  userLanguage: string,
): Promise<Pick<ArticlePageProps, 'breadcrumbs' | 'previous' | 'next'>> {
  const { pages } = await product.pages();
  const { previous, next } = neighborsOf(pages, path);
  const { activePageParents } = locatePage(pages, path);
  const titleOf = (entry: PageEntry) => pageTitle(entry, pageTranslator(userLanguage));
  const linkTo = (entry: PageEntry): PageLink => ({
    path: entry.pathname,
    title: titleOf(entry),
    linkProps: entry.linkProps ?? {},
  });
  return {
    breadcrumbs: [product.name, ...activePageParents.slice(0, -1).reverse().map(titleOf)],
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  };
}
