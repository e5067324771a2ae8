import type { ApiNames } from '@/api-reference/extract/apiProduct';
import type { PageEntry } from '@/products/types';
import { API_PRODUCTS } from './apiPages';

type ApiProductId = (typeof API_PRODUCTS)[number]['id'];

/** The navigation entries of a product's API, by name; `kind` chooses some of them. */
export function apiEntries(productId: ApiProductId, kind?: ApiNames['kind']): PageEntry[] {
  const groups: readonly ApiNames[] = API_PRODUCTS.find(({ id }) => id === productId)?.groups ?? [];
  return groups
    .filter((group) => !kind || group.kind === kind)
    .flatMap(({ package: packageName, href, names }) =>
      names.map((name) => ({
        pathname: href.replace('{id}', kebab(name)),
        ...(packageName.endsWith('-pro') ? { plan: 'pro' as const } : {}),
        ...(packageName.endsWith('-premium') ? { plan: 'premium' as const } : {}),
      })),
    )
    .sort((first, second) => (bare(first) < bare(second) ? -1 : 1));
}

function kebab(name: string): string {
  return name
    .replace(/^unstable_/i, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/** Without its last slash, a name stands before the longer ones that begin with it. */
function bare({ pathname }: PageEntry): string {
  return pathname.replace(/\/$/, '');
}
