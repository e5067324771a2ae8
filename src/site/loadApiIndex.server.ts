import { productIdentifiers } from '@data/productIdentifiers';
import type { ApiIndex } from '@data/apiPages';
import { translator, type ServerTranslate } from '@/i18n/translator.server';
import { loadApiPages } from './apiPages.server';
import { productById } from './articles.server';
import { pageMeta } from './pageMeta';
import { pagePlace } from './pagePlace.server';
import type { ArticlePageProps } from './pageProps';
import { apiIndexHeadings, renderApiIndex } from './renderApiIndex.server';
import { siteLinks } from './siteLinks.server';

/** Title and description of an index of the API, and the id of the product that it stands in. */
export function apiIndexTexts({ apiProductId, path }: ApiIndex, translate: ServerTranslate) {
  const name = productIdentifiers[apiProductId]?.name;
  if (!name) throw new Error(`No name for "${apiProductId}": see data/productIdentifiers.ts.`);
  return {
    title: translate('apiIndexTitle', { name }),
    description: translate('apiIndexDescription', { name }),
    productId: path.split('/')[1] ?? '',
  };
}

/** Everything that an index of the API shows, read from the installed packages. */
export async function loadApiIndex(
  index: ApiIndex,
  userLanguage: string,
): Promise<ArticlePageProps> {
  const translate = translator(userLanguage);
  const { apiProductId, path, summaries } = index;
  const { title, description, productId } = apiIndexTexts(index, translate);
  const product = productById(productId);
  const pages = await loadApiPages(apiProductId);
  const context = { summaries, translate, resolveLink: await siteLinks() };
  return {
    userLanguage,
    page: pageMeta({
      path,
      title,
      description,
      navigation: product.id,
      source: `data/${product.id}/apiSummaries.ts`,
    }),
    docsTab: null,
    heading: title,
    tabs: [],
    ...(await pagePlace(product, path, userLanguage)),
    headings: apiIndexHeadings(pages, translate),
    showContents: true,
    links: [],
    blocks: [{ kind: 'api', html: renderApiIndex(pages, context) }],
  };
}
