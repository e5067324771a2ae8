import { API_INDEXES, API_PRODUCTS } from '@data/apiPages';
import { apiId } from '@/api-reference/apiId';
import type { ApiEntry } from '@/api-reference/apiTypes';
import type { ApiProduct } from '@/api-reference/extract/apiProduct';
import { loadProductApi } from '@/api-reference/extract/loadProductApi.server';

/** An entry of the API reference, and the address of the page or of the place on a tab where it is read. */
export interface ApiPage {
  entry: ApiEntry;
  href: string;
}

/** Where an entry is read, as it is known without reading any package. */
export interface ApiAddress {
  apiProductId: string;
  name: string;
  href: string;
}

/** The products that have an API: `x` has two. */
export const API_PRODUCT_IDS = API_PRODUCTS.map(({ id }) => id);

/** The addresses of the whole API reference. */
export function apiAddresses(): ApiAddress[] {
  return API_PRODUCTS.flatMap(({ id, groups }) =>
    groups.flatMap(({ href, names }) =>
      names.map((name) => ({ apiProductId: id, name, href: href.replace('{id}', apiId(name)) })),
    ),
  );
}

/** The addresses of the pages that the reference has for itself, indexes first; the rest of it is on tabs of articles. */
export function apiPagePaths(): string[] {
  const pages = apiAddresses().filter(({ href }) => !href.includes('#'));
  return [...API_INDEXES.map(({ path }) => path), ...pages.map(({ href }) => href)];
}

/** The id in API_PRODUCTS of what a page of the reference, an index of it or an API tab shows. */
export function apiProductAt(path: string): string | undefined {
  const index = API_INDEXES.find((row) => row.path === path);
  const address = apiAddresses().find(({ href }) => href.replace(/#.*/, '') === path);
  return index?.apiProductId ?? address?.apiProductId;
}

/** `Unstable_Grid` is read as Grid; its import keeps the name. */
export function readableName({ name }: Pick<ApiEntry, 'name'>): string {
  return name.replace(/^unstable_/i, '');
}

/** Every entry of a product's API, read from its packages once per process. */
export function loadApiPages(apiProductId: string): Promise<ApiPage[]> {
  const product = API_PRODUCTS.find(({ id }) => id === apiProductId);
  if (!product) throw new Error(`No API is listed for "${apiProductId}": see data/apiPages.ts.`);
  const kept = loaded.get(apiProductId) ?? readPages(product);
  loaded.set(apiProductId, kept);
  return kept;
}

const loaded = new Map<string, Promise<ApiPage[]>>();

async function readPages(product: ApiProduct): Promise<ApiPage[]> {
  const entries = await loadProductApi(product);
  return entries.map((entry) => ({ entry, href: hrefOf(product, entry) }));
}

function hrefOf(
  { groups }: ApiProduct,
  { kind, id, package: { name: packageName }, name }: ApiEntry,
) {
  const group = groups.find(
    (row) => row.kind === kind && row.package === packageName && row.names.includes(name),
  );
  if (!group)
    throw new Error(`${packageName} ${name} is not listed in the apiNames.ts of its product.`);
  return group.href.replace('{id}', id);
}
