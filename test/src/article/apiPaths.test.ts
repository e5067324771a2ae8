import { componentApiPath, hookApiPath } from '@/article/apiPaths';

describe('componentApiPath', () => {
  it.each([
    ['material-ui', 'Button', '/material-ui/api/button/'],
    ['material-ui', 'TableCell', '/material-ui/api/table-cell/'],
    ['material-ui', 'ImageListItemBar', '/material-ui/api/image-list-item-bar/'],
    ['joy-ui', 'ModalDialog', '/joy-ui/api/modal-dialog/'],
    ['material-ui', 'LoadingButton', '/material-ui/api/loading-button/'],
    ['system', 'Box', '/system/api/box/'],
    ['system', 'Grid', '/system/api/grid/'],
    ['x-data-grid', 'DataGrid', '/x/api/data-grid/data-grid/'],
    ['x-data-grid', 'DataGridPro', '/x/api/data-grid/data-grid-pro/'],
    ['x-date-pickers', 'DatePicker', '/x/api/date-pickers/date-picker/'],
    ['x', 'DataGrid', '/x/api/data-grid/data-grid/'],
    ['x', 'DateRangePicker', '/x/api/date-pickers/date-range-picker/'],
  ])('puts %s %s at %s', (productId, name, path) => {
    expect(componentApiPath(productId, name)).toBe(path);
  });

  it.each([
    ['NumberInput', 'react-number-input/components-api/#number-input'],
    ['OptionGroup', 'react-select/components-api/#option-group'],
    ['Dropdown', 'react-menu/components-api/#dropdown'],
    ['TabsList', 'react-tabs/components-api/#tabs-list'],
  ])('puts %s of Base UI on the API tab of its page', (name, place) => {
    expect(componentApiPath('base-ui', name)).toBe(`/base-ui/${place}`);
  });

  it.each([
    ['material-ui', 'Grid2'],
    ['material-ui', 'DataGrid'],
    ['x-data-grid', 'DatePicker'],
    ['joy-ui', 'TablePagination'],
    ['base-ui', 'useButton'],
  ])('knows no page of %s for %s', (productId, name) => {
    expect(componentApiPath(productId, name)).toBeNull();
  });

  it.each([
    ['material-ui', 'ClickAwayListener', 'click-away-listener'],
    ['material-ui', 'NoSsr', 'no-ssr'],
    ['joy-ui', 'Portal', 'portal'],
    ['material-ui', 'TextareaAutosize', 'textarea-autosize'],
  ])('puts what %s only passes on, %s, with Base UI', (productId, name, kebab) => {
    expect(componentApiPath(productId, name)).toBe(
      `/base-ui/react-${kebab}/components-api/#${kebab}`,
    );
  });
});

describe('hookApiPath', () => {
  it.each([
    ['useButton', '/base-ui/react-button/hooks-api/#use-button'],
    ['useNumberInput', '/base-ui/react-number-input/hooks-api/#use-number-input'],
    ['useOption', '/base-ui/react-select/hooks-api/#use-option'],
    ['useDropdown', '/base-ui/react-menu/hooks-api/#use-dropdown'],
    ['useModal', '/base-ui/react-modal/hooks-api/#use-modal'],
  ])('puts %s at %s', (name, path) => {
    expect(hookApiPath(name)).toBe(path);
  });

  it('knows no page for a hook that has none', () => {
    expect(hookApiPath('useMediaQuery')).toBeNull();
  });
});
