import type { PageEntry } from '@/products/types';
import { apiEntries } from '../apiNavigation';
import { materialUiApi } from './apiNames';

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
          { pathname: '/material-ui/react-autocomplete/' },
          { pathname: '/material-ui/react-button/' },
          { pathname: '/material-ui/react-checkbox/' },
          { pathname: '/material-ui/react-select/' },
          { pathname: '/material-ui/react-text-field/', title: 'Text Field' },
        ],
      },
      {
        pathname: '/material-ui/components/data-display/',
        subheader: 'data-display',
        children: [{ pathname: '/material-ui/react-table/' }],
      },
      {
        pathname: '/material-ui/components/feedback/',
        subheader: 'feedback',
        children: [
          { pathname: '/material-ui/react-dialog/' },
          { pathname: '/material-ui/react-snackbar/' },
        ],
      },
      {
        pathname: '/material-ui/components/navigation/',
        subheader: 'navigation',
        children: [
          { pathname: '/material-ui/react-drawer/' },
          { pathname: '/material-ui/react-menu/' },
          { pathname: '/material-ui/react-tabs/' },
        ],
      },
      {
        pathname: '/material-ui/components/layout/',
        subheader: 'layout',
        children: [{ pathname: '/material-ui/react-grid/' }],
      },
    ],
  },
  {
    pathname: '/material-ui/api/',
    title: 'Component API',
    children: apiEntries(materialUiApi),
  },
  {
    pathname: '/material-ui/customization/',
    children: [
      { pathname: '/material-ui/customization/how-to-customize/' },
      { pathname: '/material-ui/customization/color/' },
      {
        pathname: '/material-ui/customization/theme/',
        subheader: '/material-ui/customization/theme',
        children: [
          { pathname: '/material-ui/customization/theming/' },
          { pathname: '/material-ui/customization/palette/' },
          { pathname: '/material-ui/customization/dark-mode/', title: 'Dark mode' },
          { pathname: '/material-ui/customization/typography/' },
          { pathname: '/material-ui/customization/spacing/' },
          { pathname: '/material-ui/customization/breakpoints/' },
          { pathname: '/material-ui/customization/density/' },
          { pathname: '/material-ui/customization/z-index/', title: 'z-index' },
          { pathname: '/material-ui/customization/transitions/' },
          { pathname: '/material-ui/customization/theme-components/', title: 'Components' },
          { pathname: '/material-ui/customization/default-theme/', title: 'Default theme viewer' },
        ],
      },
    ],
  },
];
