import type { RedirectRow } from '@/publish/redirects';

/** Components whose pages were named in the plural, or otherwise. */
const COMPONENT_NAMES = {
  accordion: 'accordion',
  avatars: 'avatar',
  badges: 'badge',
  buttons: 'button',
  cards: 'card',
  checkboxes: 'checkbox',
  chips: 'chip',
  dialogs: 'dialog',
  dividers: 'divider',
  drawers: 'drawer',
  'expansion-panels': 'accordion',
  'grid-list': 'image-list',
  'image-list': 'image-list',
  links: 'link',
  lists: 'list',
  menus: 'menu',
  'radio-buttons': 'radio-button',
  selects: 'select',
  snackbars: 'snackbar',
  steppers: 'stepper',
  switches: 'switch',
  tables: 'table',
  'text-fields': 'text-field',
  tooltips: 'tooltip',
};

/** Pages that moved alone. */
const MOVED_PAGES: readonly RedirectRow[] = [
  { from: '/components/', to: '/material-ui/' },
  { from: '/components/about-the-lab/', to: '/material-ui/about-the-lab/' },
  { from: '/components/data-grid/', to: '/x/react-data-grid/' },
  { from: '/components/date-picker/', to: '/x/react-date-pickers/date-picker/' },
  { from: '/components/date-range-picker/', to: '/x/react-date-pickers/date-range-picker/' },
  { from: '/components/date-time-picker/', to: '/x/react-date-pickers/date-time-picker/' },
  { from: '/components/icons/', to: '/material-ui/icons/' },
  { from: '/components/material-icons/', to: '/material-ui/material-icons/' },
  { from: '/components/pickers/', to: '/x/react-date-pickers/' },
  { from: '/components/time-picker/', to: '/x/react-date-pickers/time-picker/' },
  { from: '/components/transitions/', to: '/material-ui/transitions/' },
  { from: '/components/trap-focus/', to: '/base-ui/react-focus-trap/' },
  { from: '/customization/components/', to: '/material-ui/customization/how-to-customize/' },
  { from: '/customization/globals/', to: '/material-ui/customization/theme-components/' },
  { from: '/customization/themes/', to: '/material-ui/customization/theming/' },
  { from: '/customization/unstyled-components/', to: '/base-ui/getting-started/' },
  { from: '/getting-started/', to: '/material-ui/getting-started/' },
  { from: '/guides/csp/', to: '/material-ui/guides/content-security-policy/' },
  { from: '/guides/migration-v0x/', to: '/material-ui/migration/migration-v0x/' },
  { from: '/guides/migration-v3/', to: '/material-ui/migration/migration-v3/' },
  { from: '/guides/migration-v4/', to: '/material-ui/migration/migration-v4/' },
  { from: '/guides/styled-engine/', to: '/material-ui/guides/styled-components/' },
  { from: '/base/', to: '/base-ui/' },
  { from: '/base/react-trap-focus/', to: '/base-ui/react-focus-trap/' },
  {
    from: '/demos/base-ui/react-autocomplete/CostCentre/',
    to: '/demos/base-ui/react-autocomplete/CostCenter/',
  },
  { from: '/system/advanced/', to: '/system/getting-started/advanced/' },
  { from: '/system/basics/', to: '/system/getting-started/' },
  { from: '/system/the-sx-prop/', to: '/system/getting-started/the-sx-prop/' },
  { from: '/system/usage/', to: '/system/getting-started/usage/' },
];

/**
 * Short addresses that stand in the code of published packages. Where they lead is for the documentation of the day to say: to the
 * first of these pages that is written.
 */
const SHORT_LINKS: readonly RedirectRow[] = [
  { from: '/r/caveat-with-refs-guide/', to: '/material-ui/guides/composition/' },
  { from: '/r/caveat-with-refs-guide/', to: '/material-ui/getting-started/usage/' },
  { from: '/r/input-component-ref-interface/', to: '/material-ui/react-text-field/' },
  { from: '/r/migration-v4/', to: '/material-ui/migration/migration-v4/' },
  { from: '/r/migration-v4/', to: '/versions/' },
  { from: '/r/state-classes-guide/', to: '/material-ui/customization/how-to-customize/' },
  { from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/layout/' },
  { from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/' },
  ...['x-get-license', 'x-license-annual', 'x-license-key-installation', 'x-license-trial'].flatMap(
    (name): RedirectRow[] => [
      { from: `/r/${name}/`, to: '/x/introduction/licensing/' },
      { from: `/r/${name}/`, to: '/x/introduction/' },
    ],
  ),
];

/** Whole families of pages. */
const FAMILIES: readonly RedirectRow[] = [
  { from: '/components/data-grid/*/', to: '/x/react-data-grid/*/' },
  { from: '/components/:name/', to: '/material-ui/react-:name/', names: COMPONENT_NAMES },
  { from: '/api/data-grid/*/', to: '/x/api/data-grid/*/' },
  { from: '/api/:name-unstyled/', to: '/base-ui/react-:page/components-api/#:name' },
  { from: '/api/:name/', to: '/material-ui/api/:name/' },
  { from: '/base-ui/api/:name/', to: '/base-ui/react-:page/components-api/#:name' },
  { from: '/base-ui/api/:name/', to: '/base-ui/react-:page/hooks-api/#:name' },
  { from: '/base/api/:name-unstyled/', to: '/base-ui/react-:page/components-api/#:name' },
  { from: '/base/api/:name/', to: '/base-ui/react-:page/components-api/#:name' },
  { from: '/base/api/:name/', to: '/base-ui/react-:page/hooks-api/#:name' },
  { from: '/base/*/', to: '/base-ui/*/' },
  { from: '/getting-started/*/', to: '/material-ui/getting-started/*/' },
  { from: '/customization/*/', to: '/material-ui/customization/*/' },
  { from: '/guides/*/', to: '/material-ui/guides/*/' },
  { from: '/discover-more/*/', to: '/material-ui/discover-more/*/' },
  { from: '/:product/getting-started/overview/', to: '/:product/getting-started/' },
  { from: '/styles/*/', to: '/system/styles/*/' },
  // A demo that is gone leads to the article that showed it.
  { from: '/demos/*/:name/', to: '/*/' },
];

/**
 * Old addresses and where they lead now; the first row that leads to a page counts, and rows whose pages are not written yet
 * wait. When an article moves, add `{ from: '/old/address/', to: '/new/address/' }` to the moved pages.
 */
export const redirectRows: readonly RedirectRow[] = [
  ...MOVED_PAGES,
  ...SHORT_LINKS.map((row) => ({ ...row, temporary: true })),
  ...FAMILIES,
];
