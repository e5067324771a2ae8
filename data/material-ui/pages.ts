import type { PageEntry } from '@/products/types';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/material-ui/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/material-ui/getting-started/', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation/' },
      { pathname: '/material-ui/getting-started/usage/' },
    ],
  },
  {
    pathname: '/material-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs/',
        subheader: 'inputs',
        children: [
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-text-field/', title: 'Text Field' },
        ],
      },
    ],
  },
];
