import { productIdentifiers } from '@data/productIdentifiers';
import { products } from '@data/products';
import { SideNav } from '@/navigation/SideNav';
import type { ProductLink } from '@/navigation/ProductSwitcher';
import type { PageEntry } from '@/products/types';
import { productOfPath } from '@/routing/productOfPath';

interface ProductNavProps {
  pages: readonly PageEntry[];
  path: string;
}

const CORE: ProductLink[] = products
  .filter(({ id }) => id !== 'x')
  .map(({ id, name }) => ({ name, family: 'MUI Core', href: `/${id}/` }));

const LINKS: readonly ProductLink[] = [
  ...CORE,
  {
    name: productIdentifiers['x-data-grid']?.name ?? '',
    family: 'MUI X',
    href: '/x/react-data-grid/',
  },
  { name: 'Date and Time Pickers', family: 'MUI X', href: '/x/react-date-pickers/' },
];

/** The side navigation with the data of its product. */
export function ProductNav({ pages, path }: ProductNavProps) {
  const { productId, productCategoryId } = productOfPath(path);
  const identifier = productIdentifiers[productId] ?? productIdentifiers[productCategoryId];
  if (!identifier)
    throw new Error(`No product identifier for ${path}: see data/productIdentifiers.ts`);
  return <SideNav pages={pages} path={path} identifier={identifier} products={LINKS} />;
}
