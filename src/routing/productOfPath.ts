import { parseLocalizedPath } from './language';

export interface ProductOfPath {
  /** `material-ui`, `x-data-grid`, `docs`… or the string `'null'`, which survives serialization and meta tags. */
  productId: string;
  /** `core`, `x` or `'null'`. */
  productCategoryId: string;
}

const NONE = 'null';
const CORE_PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const DOCS_PAGES = ['versions', 'production-error'];
const OWN_ID_PRODUCTS = ['toolpad', 'docs'];

/** Product and category of an address path as the address bar shows it. Query, hash and language prefix do not count. */
export function productOfPath(asPath: string): ProductOfPath {
  const pathname = parseLocalizedPath(asPath).canonicalAsServer.replace(/\?.*$/, '');
  // Only a segment that a slash follows counts: `/versions` and `/material-ui` belong to no product.
  const [, first, second] = /^\/([^/]+)\/(?:([^/]+)\/)?/.exec(pathname) ?? [];

  if (first === undefined) return { productId: NONE, productCategoryId: NONE };
  if (CORE_PRODUCTS.includes(first)) return { productId: first, productCategoryId: 'core' };
  if (first === 'x') return { productId: xProduct(pathname), productCategoryId: 'x' };
  if (OWN_ID_PRODUCTS.includes(first)) return { productId: first, productCategoryId: NONE };
  if (DOCS_PAGES.includes(first)) return { productId: 'docs', productCategoryId: NONE };
  if (first === 'experiments' && second === 'docs') {
    return { productId: 'docs-infra', productCategoryId: NONE };
  }
  return { productId: NONE, productCategoryId: NONE };
}

function xProduct(pathname: string): string {
  const name =
    /^\/x\/react-([^/]+)/.exec(pathname)?.[1] ??
    /^\/x\/api\/(data-grid|date-pickers|charts)\//.exec(pathname)?.[1];
  return name === undefined ? NONE : `x-${name}`;
}

const TITLE_SUFFIXES: Record<string, string> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  system: 'MUI System',
  toolpad: 'MUI Toolpad',
  x: 'MUI X',
};

/** The document title of a page: its own title, then its product: `Button - Material UI`. A product's name stands alone. */
export function documentTitle(title: string, asPath: string): string {
  const first = parseLocalizedPath(asPath).canonicalAs.split('/')[1] ?? '';
  const product = TITLE_SUFFIXES[first] ?? 'MUI';
  return title === product ? title : `${title} - ${product}`;
}
