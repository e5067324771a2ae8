import type { PageEntry } from '@/products/types';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/base-ui/getting-started-group/',
    title: 'Getting started',
    children: [{ pathname: '/base-ui/getting-started/', title: 'Overview' }],
  },
  {
    pathname: '/base-ui/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs/',
        subheader: 'inputs',
        children: [{ pathname: '/base-ui/react-button/' }],
      },
    ],
  },
];
