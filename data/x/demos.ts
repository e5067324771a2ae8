import type { DemoLoader } from '@/products/types';

/** Each demo of the product is a chunk of its own. */
export const loadDemo: DemoLoader = (path) => import(`./${path}.tsx`);
