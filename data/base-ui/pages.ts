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
  {
    pathname: '/base-ui/api/',
    title: 'APIs',
    children: [
      { pathname: '/base-ui/react-button/components-api/#button', title: 'Button' },
      { pathname: '/base-ui/react-button/hooks-api/#use-button', title: 'useButton' },
    ],
  },
];
