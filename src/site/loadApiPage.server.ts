import { API_INDEXES } from '@data/apiPages';
import { apiId } from '@/api-reference/apiId';
import { apiParts } from '@/api-reference/apiParts.server';
import { apiHeadings, renderApiPage } from '@/api-reference/renderApiPage.server';
import type { ApiEntry } from '@/api-reference/apiTypes';
import { translator } from '@/i18n/translator.server';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { apiAddresses, apiPagePaths, loadApiPages, readableName } from './apiPages.server';
import { listArticlePages, productById, readArticle } from './articles.server';
import { loadApiIndex } from './loadApiIndex.server';
import { pageMeta } from './pageMeta';
import { pagePlace } from './pagePlace.server';
import type { ArticlePageProps } from './pageProps';
import { siteLinks } from './siteLinks.server';

/** The route parameters of every API page. Those on tabs are articles' own. */
export function apiParams(): { product: string; name: string[] }[] {
  return apiPagePaths().map((path) => {
    const [product = '', , ...name] = path.split('/').slice(1, -1);
    return { product, name };
  });
}

/** Everything that an API page, or an index of such pages, shows, read from the installed packages. */
export async function loadApiPage(
  { product, name }: { product: string; name: readonly string[] },
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<ArticlePageProps> {
  const path = `/${product}/api/${name.join('/')}/`;
  const index = API_INDEXES.find((row) => row.path === path);
  return index ? loadApiIndex(index, userLanguage) : loadEntryPage(product, path, userLanguage);
}

async function loadEntryPage(
  productId: string,
  path: string,
  userLanguage: string,
): Promise<ArticlePageProps> {
  const translate = translator(userLanguage);
  const entry = await entryAt(path);
  const place = {
    product: productById(productId),
    path,
    title: translate('apiTitle', { name: readableName(entry) }),
    description: translate('apiPageDescription', {
      parts: apiParts([entry], { translate, userLanguage }),
      name: entry.name,
      package: entry.package.name,
      version: entry.package.version,
    }),
    // The texts are those of the packages: here is chosen what has a page.
    source: `data/${productId}/apiNames.ts`,
  };
  return entryPageProps(path, place, userLanguage);
}

/** Where an entry of the API is shown, and under which texts. */
interface EntryPlace {
  product: Product;
  path: string;
  title: string;
  description: string;
  /** The file that a maintainer edits. */
  source: string;
}

/** Everything that a page shows of the entry which is read at `href`. */
export async function entryPageProps(
  href: string,
  { product, path, title, description, source }: EntryPlace,
  userLanguage: string,
): Promise<ArticlePageProps> {
  const translate = translator(userLanguage);
  const entry = await entryAt(href);
  const demos = await demosOf(href.split('/')[1] ?? '', entry.name);
  const options = { demos, resolveLink: await siteLinks() };
  return {
    userLanguage,
    page: pageMeta({ path, title, description, navigation: product.id, source }),
    docsTab: null,
    heading: title,
    tabs: [],
    ...(await pagePlace(product, path, userLanguage)),
    headings: apiHeadings(entry, translate, options),
    showContents: true,
    links: [],
    blocks: [{ kind: 'api', html: await renderApiPage([entry], translate, options) }],
  };
}

async function entryAt(path: string): Promise<ApiEntry> {
  const address = apiAddresses().find(({ href }) => href === path);
  const pages = address ? await loadApiPages(address.apiProductId) : [];
  const page = pages.find(({ href }) => href === path);
  if (!page) throw new Error(`No API is listed for ${path}: see the apiNames.ts of its product.`);
  return page.entry;
}

/** The articles whose front matter names a component. */
async function demosOf(productId: string, name: string) {
  const pages = (await listArticlePages()).filter(({ product }) => product.id === productId);
  const articles = await Promise.all(
    pages.map(async (page) => ({ page, article: await readArticle(page) })),
  );
  return articles
    .filter(({ article }) =>
      article.frontMatter.components.some((own) => apiId(own) === apiId(name)),
    )
    .map(({ page, article }) => ({ href: page.path, text: article.frontMatter.title }));
}
