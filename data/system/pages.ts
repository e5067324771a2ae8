import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';
import { systemApi } from './apiNames';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/', title: 'Overview' },
      { pathname: '/system/getting-started/the-sx-prop/', title: 'The sx prop' },
    ],
  },
  { pathname: '/style-utilities/', children: [{ pathname: '/system/properties/' }] },
  { pathname: '/system/api/', title: 'APIs', children: apiEntries(systemApi) },
];
