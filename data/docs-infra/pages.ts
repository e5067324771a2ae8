import type { PageEntry } from '@/products/types';
import { pages as xPages } from '../x/pages';

/** A group of MUI X as it is in the navigation of MUI X: a large tree, with the badges of the plans. */
function groupOfX(pathname: string): PageEntry[] {
  return xPages.filter((group) => group.pathname === pathname);
}

/** The navigation of the test pages. It has everything that a navigation can have, and is as deep as none of the products. */
export const pages: readonly PageEntry[] = [
  { pathname: '/experiments/docs/', title: 'Test pages', icon: 'ReaderIcon' },
  {
    pathname: '/experiments/docs/writing/',
    title: 'Writing',
    icon: 'BookIcon',
    children: [
      { pathname: '/experiments/docs/headers/' },
      { pathname: '/experiments/docs/markdown/' },
    ],
  },
  {
    pathname: '/experiments/docs/components/',
    children: [
      { pathname: '/experiments/docs/callouts/' },
      { pathname: '/experiments/docs/codeblock/', title: 'Code blocks' },
      { pathname: '/experiments/docs/tabbed-code/' },
      { pathname: '/experiments/docs/demos/' },
      { pathname: '/experiments/docs/data-grid-premium/', title: 'API page', plan: 'premium' },
    ],
  },
  {
    pathname: '/experiments/docs/load/',
    title: 'Load',
    children: [
      { pathname: '/experiments/docs/four-demos/' },
      { pathname: '/experiments/docs/forty-demos/' },
      { pathname: '/experiments/docs/ten-thousand-words/' },
    ],
  },
  {
    pathname: '/experiments/docs/main-parent/',
    title: 'Main parent',
    children: [
      {
        pathname: '/experiments/docs/first-level-child-1/',
        plan: 'pro',
        legacy: true,
        newFeature: true,
        unstable: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-2/',
        title: 'First-level child 2',
        children: [
          { pathname: '/experiments/docs/second-level-child/', newFeature: true },
          { pathname: '/experiments/docs/subheader-divider/' },
          {
            pathname: '/experiments/docs/api/data-grid-group/',
            title: 'Second-level child parent',
            children: [
              { pathname: '/experiments/docs/third-level-child/', unstable: true },
              {
                pathname: '/experiments/docs/third-level-parent/',
                title: 'Third-level child parent',
                children: [
                  { pathname: '/experiments/docs/fourth-level-child/', legacy: true },
                  {
                    pathname: '/experiments/docs/fourth-level-parent/',
                    title: 'Fourth-level child parent',
                    children: [
                      { pathname: '/experiments/docs/fifth-level-child/' },
                      { pathname: '/experiments/docs/fifth-level-planned/', planned: true },
                    ],
                  },
                ],
              },
              {
                pathname: '/experiments/docs/api/data-grid-components-group/',
                subheader: 'Subheader divider',
                children: [{ pathname: '/experiments/docs/api/data-grid/data-grid/' }],
              },
            ],
          },
        ],
      },
      {
        pathname: '/experiments/docs/without-a-title/',
        title: false,
        icon: 'VisibilityIcon',
        linkProps: { 'aria-label': 'Entry without a title' },
      },
      { pathname: '/experiments/docs/hidden/', inSideNav: false },
      { pathname: '/experiments/docs/unordered/', ordered: false, icon: 'NoSuchIcon' },
    ],
  },
  ...groupOfX('/x/react-data-grid-group/'),
  ...groupOfX('/x/react-date-pickers-group/'),
  {
    pathname: '/experiments/docs/migration-group/',
    title: 'Migration',
    children: [
      {
        pathname: '/experiments/docs/migration-v6/',
        subheader: 'Upgrade to v6',
        children: [
          {
            pathname: 'https://mui.com/x/migration/migration-data-grid-v5/',
            title: 'Data Grid from v5',
            icon: 'DescriptionIcon',
          },
          {
            pathname: 'https://mui.com/x/migration/migration-pickers-v5/',
            title: 'Date pickers from v5',
            linkProps: { 'data-ga-event-category': 'migration' },
          },
        ],
      },
      {
        pathname: '/experiments/docs/migration-earlier/',
        subheader: 'Earlier versions',
        children: [
          {
            pathname: 'https://mui.com/x/migration/migration-pickers-lab/',
            title: 'Date pickers from the lab',
          },
          {
            pathname: '/experiments/docs/migration-data-grid-v4/',
            title: 'Data Grid from v4',
            planned: true,
          },
        ],
      },
    ],
  },
];
