import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/', title: 'Overview' }],
  },
  {
    pathname: '/x/react-data-grid-group/',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid/', title: 'Overview' },
      {
        pathname: '/x/api/data-grid-group/',
        title: 'API Reference',
        children: [
          {
            pathname: '/x/api/data-grid-components-group/',
            subheader: 'Components',
            children: apiEntries('x-data-grid', 'component'),
          },
          {
            pathname: '/x/api/data-grid-interfaces-group/',
            subheader: 'Interfaces',
            children: apiEntries('x-data-grid', 'interface'),
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group/',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers/', title: 'Overview' },
      {
        pathname: '/x/api/date-pickers-group/',
        title: 'API Reference',
        children: apiEntries('x-date-pickers'),
      },
    ],
  },
];
