import type {
  BreadcrumbList,
  Graph,
  SearchAction,
  SoftwareSourceCode,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { products } from '@data/products';
import type { PageMeta } from './pageProps';

interface Context {
  /** Origin of the site, without a slash at its end. Without one addresses stay relative to the document. */
  host: string;
  language: string;
  /** Name of the site. */
  site: string;
}

/**
 * A page in the vocabulary of schema.org, as the text of a `<script type="application/ld+json">`: what it is, and the way to it.
 * Posts say themselves what they are.
 */
export function structuredData(page: PageMeta, context: Context): string {
  const nodes = [pageNode(page, context), breadcrumbs(page, context)];
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node) => node !== null),
  };
  // A text that ends the script element would end it here too.
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

function pageNode(page: PageMeta, { host, language, site }: Context): Thing | null {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${host}/#site`,
    name: site,
    url: `${host}/`,
  };
  if (page.path === '/') {
    const { description } = page;
    return { ...website, description, inLanguage: language, potentialAction: searchAction(host) };
  }
  if (/^\/blog\/./.test(page.path)) return null;
  const product = products.find(({ id }) => id === page.navigation);
  const { path, title, description } = page;
  const type = typeOf(page);
  const facts = { url: host + path, description, inLanguage: language, isPartOf: website };
  if (type === 'WebPage') return { '@type': type, name: title, ...facts };
  return {
    '@type': type,
    headline: title,
    ...facts,
    author: { '@type': 'Organization', name: 'The documentation team', url: `${host}/` },
    ...(product ? { about: softwareOf(product) } : {}),
  };
}

function typeOf({ path, navigation }: PageMeta): 'APIReference' | 'TechArticle' | 'WebPage' {
  if (/\/(api|components-api|hooks-api)\//.test(path)) return 'APIReference';
  return navigation !== null && path !== `/${navigation}/` ? 'TechArticle' : 'WebPage';
}

function softwareOf({ name, version }: (typeof products)[number]): SoftwareSourceCode {
  return {
    '@type': 'SoftwareSourceCode',
    name,
    version,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
  };
}

function searchAction(host: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${host}/search/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** The first page, the product and the page itself. The first page has no way to it. */
function breadcrumbs(
  { path, title, navigation }: PageMeta,
  { host, site }: Context,
): BreadcrumbList | null {
  if (path === '/') return null;
  const product = products.find(({ id }) => id === navigation);
  const steps = [
    { path: '/', name: site },
    ...(product ? [{ path: `/${product.id}/`, name: product.name }] : []),
    ...(product && path === `/${product.id}/` ? [] : [{ path, name: title }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: host + step.path,
    })),
  };
}
