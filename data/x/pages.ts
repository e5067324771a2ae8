import type { PageEntry } from '@/products/types';

export const pages: readonly PageEntry[] = [
  {
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/', title: 'Overview' }],
  },
  {
    pathname: '/x/react-data-grid-group/',
    title: 'Data Grid',
    children: [{ pathname: '/x/react-data-grid/', title: 'Overview' }],
  },
  {
    pathname: '/x/react-date-pickers-group/',
    title: 'Date and Time Pickers',
    children: [{ pathname: '/x/react-date-pickers/', title: 'Overview' }],
  },
];
