import { apiHeadings, renderApiPage } from '@/api-reference/renderApiPage.server';
import type { ApiEntry } from '@/api-reference/apiTypes';
import { translator } from '@/i18n/translator.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { apiAddresses, apiPagePaths, loadApiPages } from './apiPages.server';
import { listArticlePages, productById, readArticle } from './articles.server';
import { pageMeta } from './pageMeta';
import { pagePlace } from './pagePlace.server';
import type { ArticlePageProps } from './pageProps';

/** The route parameters of every API page. Those on tabs are articles' own. */
export function apiParams(): { product: string; name: string[] }[] {
  return apiPagePaths().map((path) => {
    const [product = '', , ...name] = path.split('/').slice(1, -1);
    return { product, name };
  });
}

/** Everything that an API page shows, read from the installed package. */
export async function loadApiPage(
  { product: productId, name }: { product: string; name: readonly string[] },
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<ArticlePageProps> {
  const translate = translator(userLanguage);
  const product = productById(productId);
  const path = `/${productId}/api/${name.join('/')}/`;
  const entry = await entryAt(path);
  const options = { demos: await demosOf(productId, entry.name), resolveLink: await siteLinks() };
  const title = translate('apiTitle', { name: readableName(entry) });
  return {
    userLanguage,
    page: pageMeta({
      path,
      title,
      description: translate('apiPageDescription', {
        name: entry.name,
        package: entry.package.name,
        version: entry.package.version,
      }),
      navigation: product.id,
      source: null,
    }),
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

/** `Unstable_Grid` is read as Grid; its import keeps the name. */
function readableName({ name }: ApiEntry): string {
  return name.replace(/^unstable_/i, '');
}

async function entryAt(path: string): Promise<ApiEntry> {
  const address = apiAddresses().find(({ href }) => href === path);
  const pages = address ? await loadApiPages(address.apiProductId) : [];
  const page = pages.find(({ href }) => href === path);
  if (!page) throw new Error(`No API is listed for ${path}: see data/apiPages.ts.`);
  return page.entry;
}

/** The articles whose front matter names a component. */
async function demosOf(productId: string, name: string) {
  const pages = (await listArticlePages()).filter(({ product }) => product.id === productId);
  const articles = await Promise.all(
    pages.map(async (page) => ({ page, article: await readArticle(page) })),
  );
  return articles
    .filter(({ article }) => article.frontMatter.components.includes(name))
    .map(({ page, article }) => ({ href: page.path, text: article.frontMatter.title }));
}

const UPSTREAM = 'https://mui.com';

/** Leads links of the packages' texts to this site where it has the page, and to the packages' own site where not. */
async function siteLinks(): Promise<(href: string) => string> {
  const articles = (await listArticlePages()).map(({ path }) => path);
  const known = new Set([...articles, ...apiPagePaths()]);
  return (href) => {
    if (href.startsWith('#')) return href;
    const url = new URL(href, UPSTREAM);
    if (url.origin !== UPSTREAM) return href;
    const path = url.pathname.replace(/\/?$/, '/');
    // Anchors are the other site's: ours may be named otherwise.
    return known.has(path) ? path : `${UPSTREAM}${path}${url.hash}`;
  };
}
