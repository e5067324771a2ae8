import type { ReadablePage } from './readablePages';

/** Pages of a product, or with null as name those of no product. */
export interface PageGroup {
  name: string | null;
  pages: ReadablePage[];
}

/** Groups pages by the first segment of their address, in the order of the products; those of no product come last. */
export function groupPages(
  pages: readonly ReadablePage[],
  products: readonly { id: string; name: string }[],
): PageGroup[] {
  const isOf = (id: string) => (page: ReadablePage) => page.path.startsWith(`/${id}/`);
  const groups: PageGroup[] = products.map(({ id, name }) => ({
    name,
    pages: pages.filter(isOf(id)).map((page) => ({ ...page, title: ownTitle(page.title, name) })),
  }));
  const others = pages.filter((page) => !products.some(({ id }) => isOf(id)(page)));
  return [...groups, { name: null, pages: others }].filter((group) => group.pages.length > 0);
}

/** The heading of the group names the product already. */
function ownTitle(title: string, product: string): string {
  const suffix = ` - ${product}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
