import type { ApiNames, ApiProduct } from '@/api-reference/extract/apiProduct';

/** Pages of Base UI, with the components and hooks whose API is on their tabs. */
const BASE_PAGES: readonly (readonly [page: string, components: string[], hooks: string[]])[] = [
  ['react-badge', ['Badge'], ['useBadge']],
  ['react-button', ['Button'], ['useButton']],
  ['react-click-away-listener', ['ClickAwayListener'], []],
  [
    'react-menu',
    ['Dropdown', 'Menu', 'MenuButton', 'MenuItem'],
    ['useDropdown', 'useMenu', 'useMenuButton', 'useMenuItem', 'useMenuItemContextStabilizer'],
  ],
  ['react-focus-trap', ['FocusTrap'], []],
  ['react-form-control', ['FormControl'], ['useFormControlContext']],
  ['react-input', ['Input'], ['useInput']],
  ['react-modal', ['Modal'], ['unstable_useModal']],
  ['react-no-ssr', ['NoSsr'], []],
  ['react-number-input', ['Unstable_NumberInput'], ['unstable_useNumberInput']],
  [
    'react-select',
    ['Option', 'OptionGroup', 'Select'],
    ['useOption', 'useOptionContextStabilizer', 'useSelect'],
  ],
  ['react-popper', ['Popper'], []],
  ['react-popup', ['Unstable_Popup'], []],
  ['react-portal', ['Portal'], []],
  ['react-slider', ['Slider'], ['useSlider']],
  ['react-snackbar', ['Snackbar'], ['useSnackbar']],
  ['react-switch', ['Switch'], ['useSwitch']],
  [
    'react-tabs',
    ['Tab', 'TabPanel', 'Tabs', 'TabsList'],
    ['useTab', 'useTabPanel', 'useTabs', 'useTabsList'],
  ],
  ['react-table-pagination', ['TablePagination'], []],
  ['react-textarea-autosize', ['TextareaAutosize'], []],
  ['react-autocomplete', [], ['useAutocomplete']],
];

/** Every component and hook of Base UI, and the tab of an article that shows its API. */
export const baseUiApi: ApiProduct = {
  id: 'base-ui',
  groups: BASE_PAGES.flatMap(([page, components, hooks]): ApiNames[] => [
    {
      kind: 'component',
      package: '@mui/base',
      href: `/base-ui/${page}/components-api/#{id}`,
      names: components,
    },
    {
      kind: 'hook',
      package: '@mui/base',
      href: `/base-ui/${page}/hooks-api/#{id}`,
      names: hooks,
    },
  ]),
};
