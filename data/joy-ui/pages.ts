import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';
import { joyUiApi } from './apiNames';

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
        children: [
          { pathname: '/joy-ui/react-button/' },
          { pathname: '/joy-ui/react-input/' },
          { pathname: '/joy-ui/react-select/' },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces/',
        subheader: 'surfaces',
        children: [{ pathname: '/joy-ui/react-card/' }],
      },
    ],
  },
  { pathname: '/joy-ui/api/', title: 'APIs', children: apiEntries(joyUiApi) },
];
