import basePackage from '@mui/base/package.json';
import joyPackage from '@mui/joy/package.json';
import materialPackage from '@mui/material/package.json';
import systemPackage from '@mui/system/package.json';
import dataGridPackage from '@mui/x-data-grid/package.json';
import type { Product } from '@/products/types';

/** One row per product. The id is the first segment of its addresses and its folder in `data/`. */
export const products: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    summary: 'Complete components that follow Material Design, with a theme to make them yours.',
    packageName: '@mui/material',
    version: materialPackage.version,
    install: 'npm install @mui/material @emotion/react @emotion/styled',
    demoTheme: 'material',
    pages: () => import('./material-ui/pages'),
    demos: () => import('./material-ui/demos'),
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    summary: 'Components with a look of their own, built on design tokens and CSS variables.',
    packageName: '@mui/joy',
    version: joyPackage.version,
    install: 'npm install @mui/joy @emotion/react @emotion/styled',
    demoTheme: 'joy',
    pages: () => import('./joy-ui/pages'),
    demos: () => import('./joy-ui/demos'),
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    summary: 'Components and hooks that bring behavior and accessibility, and no styles at all.',
    packageName: '@mui/base',
    version: basePackage.version,
    install: 'npm install @mui/base',
    demoTheme: 'none',
    pages: () => import('./base-ui/pages'),
    demos: () => import('./base-ui/demos'),
  },
  {
    id: 'system',
    name: 'MUI System',
    summary: 'The styling layer underneath: the sx prop, theme-aware utilities and layout parts.',
    packageName: '@mui/system',
    version: systemPackage.version,
    install: 'npm install @mui/system @emotion/react @emotion/styled',
    demoTheme: 'material',
    pages: () => import('./system/pages'),
    demos: () => import('./system/demos'),
  },
  {
    id: 'x',
    name: 'MUI X',
    summary: 'A data grid and date and time pickers for applications that are mostly data.',
    packageName: '@mui/x-data-grid',
    version: dataGridPackage.version,
    install: 'npm install @mui/x-data-grid @mui/x-date-pickers',
    demoTheme: 'material',
    pages: () => import('./x/pages'),
    demos: () => import('./x/demos'),
  },
];
