import type { DemoLoader } from '@/products/types';

/** All demos of the test pages are one chunk: every page of the site loads the names of all chunks. */
export const loadDemo: DemoLoader = (path) =>
  import(/* webpackMode: "lazy-once" */ `./${path}.tsx`);
