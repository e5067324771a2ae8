import { componentApiPath, hookApiPath } from '@/article/apiPaths';

describe('componentApiPath', () => {
  it.each([
    ['material-ui', 'Button', '/material-ui/api/button/'],
    ['material-ui', 'TableCell', '/material-ui/api/table-cell/'],
    ['material-ui', 'ImageListItemBar', '/material-ui/api/image-list-item-bar/'],
    ['material-ui', 'Grid2', '/material-ui/api/grid2/'],
    ['joy-ui', 'ModalDialog', '/joy-ui/api/modal-dialog/'],
    ['system', 'Box', '/system/api/box/'],
    ['x-data-grid', 'DataGrid', '/x/api/data-grid/data-grid/'],
    ['x-data-grid', 'GridRow', '/x/api/data-grid/grid-row/'],
    ['x-date-pickers', 'DatePicker', '/x/api/date-pickers/date-picker/'],
  ])('puts %s %s at %s', (productId, name, path) => {
    expect(componentApiPath(productId, name)).toBe(path);
  });

  it('puts components of Base UI on the API tab of their page', () => {
    expect(componentApiPath('base-ui', 'NumberInput')).toBe(
      '/base-ui/react-number-input/components-api/#number-input',
    );
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
  ])('puts %s at %s', (name, path) => {
    expect(hookApiPath(name)).toBe(path);
  });
});
