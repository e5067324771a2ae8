import { lazy, type ComponentType } from 'react';
import type { Product } from '@/products/types';
import { whenIdle } from '@/ui/whenIdle';

/** The side navigation of one product. */
export type Nav = ComponentType<{ path: string }>;

/** The side navigation of a product, loaded when the browser is idle. */
export function lazyNav(product: Product): Nav {
  return lazy(() => whenIdle().then(() => loadNav(product)));
}

async function loadNav(product: Product): Promise<{ default: Nav }> {
  const [{ ProductNav }, { pages }] = await Promise.all([import('./ProductNav'), product.pages()]);
  return {
    default: function ProductSideNav({ path }) {
      return <ProductNav pages={pages} path={path} />;
    },
  };
}
