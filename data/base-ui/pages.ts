import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';
import { baseUiApi } from './apiNames';

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
        children: [
          { pathname: '/base-ui/react-autocomplete/' },
          { pathname: '/base-ui/react-button/' },
          { pathname: '/base-ui/react-checkbox/', planned: true },
          { pathname: '/base-ui/react-input/' },
          { pathname: '/base-ui/react-number-input/', unstable: true },
          { pathname: '/base-ui/react-radio-button/', planned: true },
          { pathname: '/base-ui/react-rating/', planned: true },
          { pathname: '/base-ui/react-select/' },
          { pathname: '/base-ui/react-slider/' },
          { pathname: '/base-ui/react-switch/' },
          { pathname: '/base-ui/react-toggle-button-group/', planned: true },
        ],
      },
      {
        pathname: '/base-ui/components/data-display/',
        subheader: 'data-display',
        children: [
          { pathname: '/base-ui/react-badge/' },
          { pathname: '/base-ui/react-tooltip/', planned: true },
        ],
      },
      {
        pathname: '/base-ui/components/feedback/',
        subheader: 'feedback',
        children: [{ pathname: '/base-ui/react-snackbar/' }],
      },
      {
        pathname: '/base-ui/components/surfaces/',
        subheader: 'surfaces',
        children: [{ pathname: '/base-ui/react-accordion/', planned: true }],
      },
      {
        pathname: '/base-ui/components/navigation/',
        subheader: 'navigation',
        children: [
          { pathname: '/base-ui/react-drawer/', planned: true },
          { pathname: '/base-ui/react-menu/' },
          { pathname: '/base-ui/react-pagination/', planned: true },
          { pathname: '/base-ui/react-table-pagination/' },
          { pathname: '/base-ui/react-tabs/' },
        ],
      },
      {
        pathname: '/base-ui/components/utils/',
        subheader: 'utils',
        children: [
          { pathname: '/base-ui/react-click-away-listener/' },
          { pathname: '/base-ui/react-focus-trap/' },
          { pathname: '/base-ui/react-form-control/' },
          { pathname: '/base-ui/react-modal/' },
          { pathname: '/base-ui/react-no-ssr/' },
          { pathname: '/base-ui/react-popper/' },
          { pathname: '/base-ui/react-popup/', unstable: true },
          { pathname: '/base-ui/react-portal/' },
          { pathname: '/base-ui/react-textarea-autosize/' },
        ],
      },
    ],
  },
  { pathname: '/base-ui/api/', title: 'APIs', children: apiEntries(baseUiApi) },
];
