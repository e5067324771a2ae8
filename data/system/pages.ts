import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
    ],
  },
  { pathname: '/system/api/', title: 'APIs', children: apiEntries('system') },
];
