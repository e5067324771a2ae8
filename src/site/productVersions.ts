import { productIdentifiers } from '@data/productIdentifiers';
import type { VersionedProduct } from './versionsData';

/** A row of the table of one product's versions. */
export interface ProductVersionRow {
  /** `v6.18.5`, or several majors: `v9, v8, v7`. */
  text: string;
  kind: 'newer' | 'preRelease' | 'current' | 'earlier';
  /** Where it is documented; of newer majors, where the registry lists them. */
  href: string;
}

/**
 * The versions of a product: majors that came after the one documented here, then those of the menu over the side navigation.
 * @throws Error when the product has no row in `data/productIdentifiers.ts`.
 */
export function productVersions({ id, packages, newerMajors }: VersionedProduct): {
  name: string;
  rows: ProductVersionRow[];
} {
  const identifier = productIdentifiers[id];
  if (!identifier) throw new Error(`No "${id}" in data/productIdentifiers.ts.`);
  const listed = identifier.versions.filter(({ viewAll }) => !viewAll);
  const currentAt = listed.findIndex(({ current }) => current);
  const rows = listed.map(({ text, href }, index): ProductVersionRow => {
    if (index === currentAt) return { text, kind: 'current', href: firstPage(id) };
    return { text, kind: index < currentAt ? 'preRelease' : 'earlier', href: href ?? '' };
  });
  const newer: ProductVersionRow = {
    text: newerMajors.join(', '),
    kind: 'newer',
    href: `https://www.npmjs.com/package/${packages[0]?.name}?activeTab=versions`,
  };
  return { name: identifier.name, rows: newerMajors.length > 0 ? [newer, ...rows] : rows };
}

/** Where a product begins on this site: the parts of MUI X share a navigation, and each has an article of its own. */
function firstPage(id: string): string {
  return id.startsWith('x-') ? `/x/react-${id.slice(2)}/` : `/${id}/`;
}
