import { apiSources, type ApiSource } from '@/api-reference/extract/apiSources';
import { originOf } from '@/api-reference/extract/origin';

const documented = apiSources({
  id: 'all',
  groups: [
    ['@mui/material', ['Button', 'ButtonBase', 'Popper'], '/material-ui/api/{id}/'],
    ['@mui/joy', ['Drawer', 'Menu', 'Modal'], '/joy-ui/api/{id}/'],
    ['@mui/base', ['Modal', 'Popper'], '/base-ui/components-api/#{id}'],
    ['@mui/x-data-grid', ['DataGrid'], '/x/api/data-grid/{id}/'],
  ].map(([name, names, href]) => ({
    kind: 'component',
    package: name as string,
    names: names as string[],
    href: href as string,
  })),
});

function source(packageName: string, name: string): ApiSource {
  const found = documented.find((row) => row.package === packageName && row.name === name);
  if (!found) throw new Error(`${packageName} ${name} is not documented.`);
  return found;
}

const button = source('@mui/material', 'Button');
const from = (file: string, component = button) =>
  originOf(`/site/node_modules/${file}`, component, documented);

describe('originOf', () => {
  it.each([
    ['@mui/material/Button/Button.d.ts', button],
    ['@mui/material/transitions/transition.d.ts', button],
    ['@mui/base/useSlider/useSlider.types.d.ts', button],
    ['@mui/base/Popper/Popper.types.d.ts', source('@mui/material', 'Popper')],
    [
      '@mui/x-date-pickers/internals/models/props/basePickerProps.d.ts',
      source('@mui/x-data-grid', 'DataGrid'),
    ],
  ])('is the component itself for what %s declares', (file, component) => {
    expect(from(file, component)).toEqual({ kind: 'own' });
  });

  it('is another component for what is declared in its folder', () => {
    expect(from('@mui/material/ButtonBase/ButtonBase.d.ts')).toEqual({
      kind: 'component',
      owner: 'ButtonBase',
      href: '/material-ui/api/button-base/',
    });
  });

  it('prefers the component of the same library to that of Base UI', () => {
    const file = '@mui/base/Modal/Modal.types.d.ts';
    expect(from(file, source('@mui/joy', 'Drawer'))).toMatchObject({ href: '/joy-ui/api/modal/' });
  });

  it('is that of Base UI when the library has none of its own', () => {
    const file = '@mui/base/Popper/Popper.types.d.ts';
    expect(from(file, source('@mui/joy', 'Menu'))).toMatchObject({
      owner: 'Popper',
      href: '/base-ui/components-api/#popper',
    });
  });

  it.each([
    ['@types/react/index.d.ts', 'native'],
    ['@mui/system/Box/Box.d.ts', 'system'],
    ['@mui/material/OverridableComponent.d.ts', 'helper'],
  ])('of %s is of the kind %s', (file, kind) => {
    expect(from(file).kind).toBe(kind);
  });
});
