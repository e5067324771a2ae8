import { API_PRODUCTS } from '@data/apiPages';
import { kebabCase } from '@/lib/kebabCase';

/** Components of `@mui/material` and `@mui/joy` that are re-exported from `@mui/base` and documented there. */
const SHARED_WITH_BASE = ['ClickAwayListener', 'NoSsr', 'Portal', 'TextareaAutosize'];

/**
 * The page of a component's API, or null when the product lists no such component: `Button` of `material-ui` is at
 * `/material-ui/api/button/`. The product `x` has the components of all products of MUI X.
 */
export function componentApiPath(productId: string, name: string): string | null {
  const isShared = ['material-ui', 'joy-ui'].includes(productId) && SHARED_WITH_BASE.includes(name);
  return listedPath(isShared ? 'base-ui' : productId, 'component', name);
}

/** The page of a hook's API: `useDropdown` is at `/base-ui/react-menu/hooks-api/#use-dropdown`. Null when there is none. */
export function hookApiPath(name: string): string | null {
  return listedPath('base-ui', 'hook', name);
}

/** Those of an article's components and hooks that no package of its product exports. */
export function unknownApiNames(
  productId: string,
  { components, hooks }: { components: readonly string[]; hooks: readonly string[] },
): string[] {
  // A product without an API has nothing to compare with.
  if (!API_PRODUCTS.some(({ id }) => isPartOf(id, productId))) return [];
  return [
    ...components.filter((name) => componentApiPath(productId, name) === null),
    ...hooks.filter((name) => hookApiPath(name) === null),
  ];
}

function listedPath(productId: string, kind: 'component' | 'hook', name: string): string | null {
  const id = idOf(name);
  const group = API_PRODUCTS.filter((product) => isPartOf(product.id, productId))
    .flatMap(({ groups }) => groups)
    .find((row) => row.kind === kind && row.names.some((listed) => idOf(listed) === id));
  return group ? group.href.replace('{id}', id) : null;
}

/** `x-data-grid` is part of `x`. */
function isPartOf(id: string, productId: string): boolean {
  return id === productId || id.startsWith(`${productId}-`);
}

/** Front matter names what a reader knows: `NumberInput`, which is exported as `Unstable_NumberInput`. */
function idOf(name: string): string {
  return kebabCase(name.replace(/^unstable_/i, ''));
}
