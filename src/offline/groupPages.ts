import type { ReadablePage } from './readablePages';

/** Pages of a product, or with null as name those of no product. */
export interface PageGroup {
  name: string | null;
  pages: ReadablePage[];
}

/** What the titles of pages of no product end with. */
const FAMILY = 'MUI';

/**
 * Groups pages by the first segment of their address, in the order of the products; those of no product come last. In a group pages
 * stand by their titles.
 */
export function groupPages(
  pages: readonly ReadablePage[],
  products: readonly { id: string; name: string }[],
): PageGroup[] {
  const isOf = (id: string) => (page: ReadablePage) => page.path.startsWith(`/${id}/`);
  const groups: PageGroup[] = products.map(({ id, name }) => ({
    name,
    pages: byTitle(pages.filter(isOf(id)), name),
  }));
  const others = pages.filter((page) => !products.some(({ id }) => isOf(id)(page)));
  return [...groups, { name: null, pages: byTitle(others, FAMILY) }].filter(
    (group) => group.pages.length > 0,
  );
}

/** Pages by their titles, without what all of these end with. */
function byTitle(pages: readonly ReadablePage[], ending: string): ReadablePage[] {
  const suffix = ` - ${ending}`;
  return pages
    .map(({ path, title }) => ({
      path,
      title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    }))
    .sort((a, b) => a.title.localeCompare(b.title));
}
