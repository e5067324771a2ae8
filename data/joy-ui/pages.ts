import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/joy-ui/getting-started-group/',
    title: 'Getting started',
    children: [{ pathname: '/joy-ui/getting-started/', title: 'Overview' }],
  },
  {
    pathname: '/joy-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/joy-ui/components/inputs/',
        subheader: 'inputs',
        children: [{ pathname: '/joy-ui/react-button/' }],
      },
    ],
  },
  { pathname: '/joy-ui/api/', title: 'APIs', children: apiEntries('joy-ui') },
];
