import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';
import { dataGridApi, datePickersApi } from './apiNames';

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
      { pathname: '/x/react-data-grid/editing/' },
      { pathname: '/x/react-data-grid/sorting/' },
      { pathname: '/x/react-data-grid/performance/' },
      {
        pathname: '/x/react-data-grid/filtering-group/',
        title: 'Filtering',
        children: [{ pathname: '/x/react-data-grid/filtering/', title: 'Overview' }],
      },
      {
        pathname: '/x/api/data-grid-group/',
        title: 'API Reference',
        children: [
          { pathname: '/x/api/data-grid/', title: 'API index' },
          {
            pathname: '/x/api/data-grid-components-group/',
            subheader: 'Components',
            children: apiEntries(dataGridApi, 'component'),
          },
          {
            pathname: '/x/api/data-grid-interfaces-group/',
            subheader: 'Interfaces',
            children: apiEntries(dataGridApi, 'interface'),
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
        pathname: '/x/react-date-pickers/localization-group/',
        subheader: 'Localization',
        children: [{ pathname: '/x/react-date-pickers/localization/' }],
      },
      {
        pathname: '/x/api/date-pickers-group/',
        title: 'API Reference',
        children: [
          { pathname: '/x/api/date-pickers/', title: 'API index' },
          ...apiEntries(datePickersApi),
        ],
      },
    ],
  },
];
