import materialPackage from '@mui/material/package.json';
import type { Product } from '@/products/types';

/**
 * The pages by which the site itself is tested, in the shape of a product so that the same code makes them. It stands in no list of
 * products: nothing leads to it, and no page but its own carries any of it. See "Test pages" in CONTRIBUTING.md.
 */
export const docsInfra: Product = {
  id: 'docs-infra',
  base: 'experiments/docs',
  name: 'Docs-infra',
  summary: 'Pages by which the site itself is tested.',
  packageName: '@mui/material',
  version: materialPackage.version,
  install: 'npm install @mui/material @emotion/react @emotion/styled',
  demoTheme: 'material',
  // Parts of the route and not chunks: every page of the site loads the names of all chunks.
  pages: () => import(/* webpackMode: "eager" */ './docs-infra/pages'),
  demos: () => import(/* webpackMode: "eager" */ './docs-infra/demos'),
};
