import { products } from '@data/products';
import type { PageMeta } from '@/site/pageProps';
import { structuredData } from '@/site/structuredData';

const CONTEXT = { host: 'https://example.com', language: 'en', site: 'MUI docs' };

interface Node {
  '@type': string;
  [key: string]: unknown;
}

/** What a page says of itself. */
function nodesOf(path: string, page: Partial<PageMeta> = {}): Node[] {
  const meta: PageMeta = {
    path,
    title: 'Button',
    description: 'Starts an action.',
    productId: 'material-ui',
    productCategoryId: 'core',
    navigation: 'material-ui',
    source: null,
    ...page,
  };
  return (JSON.parse(structuredData(meta, CONTEXT)) as { '@graph': Node[] })['@graph'];
}

const typesOf = (...page: Parameters<typeof nodesOf>) =>
  nodesOf(...page).map((node) => node['@type']);

describe('structuredData', () => {
  it('says what an article is about, and in which version', () => {
    expect(nodesOf('/material-ui/react-button/')[0]).toEqual({
      '@type': 'TechArticle',
      headline: 'Button',
      url: 'https://example.com/material-ui/react-button/',
      description: 'Starts an action.',
      inLanguage: 'en',
      isPartOf: {
        '@type': 'WebSite',
        '@id': 'https://example.com/#site',
        name: 'MUI docs',
        url: 'https://example.com/',
      },
      author: {
        '@type': 'Organization',
        name: 'The documentation team',
        url: 'https://example.com/',
      },
      about: {
        '@type': 'SoftwareSourceCode',
        name: 'Material UI',
        version: products[0]?.version,
        programmingLanguage: 'TypeScript',
        runtimePlatform: 'React',
      },
    });
  });

  it('names the steps to a page, with itself as the last', () => {
    const [, breadcrumbs] = nodesOf('/material-ui/react-button/');
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'MUI docs', item: 'https://example.com/' },
      { position: 2, name: 'Material UI', item: 'https://example.com/material-ui/' },
      { position: 3, name: 'Button', item: 'https://example.com/material-ui/react-button/' },
    ]);
    const [, ofProduct] = nodesOf('/material-ui/', { title: 'Material UI' });
    expect(ofProduct?.['itemListElement']).toHaveLength(2);
  });

  it.each([
    ['/material-ui/api/button/', 'material-ui', ['APIReference', 'BreadcrumbList']],
    ['/base-ui/react-button/hooks-api/', 'base-ui', ['APIReference', 'BreadcrumbList']],
    ['/material-ui/', 'material-ui', ['WebPage', 'BreadcrumbList']],
    ['/versions/', null, ['WebPage', 'BreadcrumbList']],
    ['/blog/', null, ['WebPage', 'BreadcrumbList']],
    // A post brings an article of its own.
    ['/blog/no-flash/', null, ['BreadcrumbList']],
    ['/', null, ['WebSite']],
  ])('takes %s for what it is', (path, navigation, types) => {
    expect(typesOf(path, { navigation })).toEqual(types);
  });

  it('offers the search of the site on its first page', () => {
    expect(nodesOf('/', { navigation: null })[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://example.com/search/?q={search_term_string}' },
      },
    });
  });

  it('cannot end the script that it stands in', () => {
    const meta = { title: '</script><b>', navigation: null } as PageMeta;
    expect(structuredData({ ...meta, path: '/a/' }, CONTEXT)).not.toContain('<');
    expect(nodesOf('/a/', { title: '</script>', navigation: null })[0]?.['name']).toBe('</script>');
  });
});
