/** @jest-environment node */
import { API_PRODUCTS } from '@data/apiPages';
import type { ApiEntry, ComponentApi, HookApi, InterfaceApi } from '@/api-reference/apiTypes';
import type { ApiProduct } from '@/api-reference/extract/apiProduct';
import { readProduct } from '@/api-reference/extract/readProduct.server';

const products: readonly ApiProduct[] = API_PRODUCTS;

/** Reads some names of a product from the installed packages. */
function read(id: string, names: readonly string[]): ApiEntry[] {
  const product = products.find((row) => row.id === id);
  const groups = (product?.groups ?? []).map((group) => ({
    ...group,
    names: group.names.filter((name) => names.includes(name)),
  }));
  return readProduct({ id, groups }, { products, systemHref: '/system/properties/' });
}

function find<T extends ApiEntry>(entries: readonly ApiEntry[], name: string): T {
  const entry = entries.find((row) => row.name === name);
  if (!entry) throw new Error(`${name} was not read.`);
  return entry as T;
}

function prop({ props }: ComponentApi, name: string) {
  const found = props.find((member) => member.name === name);
  if (!found) throw new Error(`No prop ${name}.`);
  return found;
}

const names = (members: readonly { name: string }[]) => members.map(({ name }) => name);

describe('readProduct', () => {
  describe('of Material UI', () => {
    const entries = read('material-ui', [
      'Autocomplete',
      'Box',
      'Button',
      'ButtonBase',
      'Dialog',
      'FormControl',
      'Modal',
      'Checkbox',
      'Fade',
      'StepIcon',
      'TextField',
    ]);
    const button = find<ComponentApi>(entries, 'Button');
    const autocomplete = find<ComponentApi>(entries, 'Autocomplete');
    const textField = find<ComponentApi>(entries, 'TextField');

    it('tells what the component is, where it comes from and how it is imported', () => {
      expect(button).toMatchObject({
        id: 'button',
        package: { name: '@mui/material', version: '5.15.1' },
        imports: [
          "import Button from '@mui/material/Button';",
          "import { Button } from '@mui/material';",
        ],
        inheritsFrom: 'ButtonBase',
        ref: 'HTMLButtonElement',
        themeName: 'MuiButton',
        plan: null,
      });
    });

    it('reads type, default and description of a prop', () => {
      expect(prop(button, 'size')).toMatchObject({
        type: { short: "'small' | 'medium' | 'large' | string", full: null },
        required: false,
        defaultValue: "'medium'",
        description: expect.stringContaining('`small`') as string,
      });
    });

    it('cuts a long type between its members and gives the whole', () => {
      const { short, full } = prop(button, 'color').type;
      expect(short).toMatch(/^'inherit' \| .* \| …$/);
      expect(full?.split('\n')).toHaveLength(8);
    });

    it('sorts inherited props by owner: component first, then the native element', () => {
      expect(button.inherited.map(({ owner, href }) => [owner, href])).toEqual([
        ['ButtonBase', '/material-ui/api/button-base/'],
        ['button', expect.stringMatching(/Elements\/button$/)],
      ]);
      expect(names(button.inherited[0]?.members ?? [])).toContain('focusRipple');
      expect(names(button.inherited[1]?.members ?? [])).toEqual(
        expect.arrayContaining(['className', 'onClick', 'type']),
      );
    });

    it('keeps a prop that it declares itself, and says from whose component’s it differs', () => {
      const dialog = find<ComponentApi>(entries, 'Dialog');
      expect(prop(dialog, 'children').differsFrom).toBe('Modal');
      // It differs from the attribute of the element, too.
      expect(prop(button, 'color').differsFrom).toBeNull();
      expect(prop(button, 'disabled').differsFrom).toBeNull();
      expect(names(button.inherited[0]?.members ?? [])).not.toContain('disabled');
    });

    it.each([
      ['Checkbox', 'HTMLSpanElement', 'span'],
      ['StepIcon', 'SVGSVGElement', 'svg'],
      ['Fade', 'child', 'HTMLElement'],
    ])('tells what %s renders rather than what it declares', (name, ref, owner) => {
      const component = find<ComponentApi>(entries, name);
      expect(component.ref).toBe(ref);
      const attributes = component.inherited.find((group) => group.owner === owner);
      expect(names(attributes?.members ?? [])).toContain('onClick');
    });

    it('leaves out attributes that the rendered element does not have', () => {
      const [attributes] = find<ComponentApi>(entries, 'Checkbox').inherited.slice(-1);
      expect(names(attributes?.members ?? [])).toContain('title');
      expect(names(attributes?.members ?? [])).not.toContain('formAction');
    });

    it('gives the definitions of named types', () => {
      const base = find<ComponentApi>(entries, 'ButtonBase');
      expect(prop(base, 'action').type).toMatchObject({
        short: 'Ref<ButtonBaseActions>',
        definitions: [
          { name: 'ButtonBaseActions', code: expect.stringContaining('focusVisible') as string },
        ],
      });
    });

    it('reads classes, and tells those of a state', () => {
      expect(button.classes).toContainEqual({
        key: 'containedPrimary',
        className: '.MuiButton-containedPrimary',
        description: expect.stringContaining('contained') as string,
        isState: false,
      });
      expect(
        button.classes.filter(({ isState }) => isState).map(({ className }) => className),
      ).toEqual(['.Mui-focusVisible', '.Mui-disabled']);
    });

    it('reads the signature of a function that is described', () => {
      const { signature } = prop(autocomplete, 'filterOptions');
      expect(names(signature?.parameters ?? [])).toEqual(['options', 'state']);
      expect(signature?.parameters[0]?.description).toBe('The options to render.');
      expect(signature?.returns?.type).toBe('Value[]');
    });

    it('prints generic props by what a reader gives', () => {
      expect(prop(autocomplete, 'options')).toMatchObject({
        type: { short: 'readonly Value[]' },
        required: true,
      });
      expect(prop(autocomplete, 'multiple').type.short).toBe('boolean');
      expect(prop(autocomplete, 'value').type.short).toBe(
        '(Value | string)[] | Value | string | null',
      );
    });

    it('joins what the variants of a component declare', () => {
      expect(prop(textField, 'variant').type.short.split(' | ').sort()).toEqual([
        "'filled'",
        "'outlined'",
        "'standard'",
      ]);
      expect(prop(textField, 'variant').required).toBe(false);
      expect(textField.description).toMatch(/^The `TextField` is/);
      expect(textField.description).not.toContain('#');
    });

    it('tells system props apart', () => {
      const box = find<ComponentApi>(entries, 'Box');
      const system = box.inherited.find(({ owner }) => owner === 'system');
      expect(system?.href).toBe('/system/properties/');
      expect(names(system?.members ?? [])).toContain('bgcolor');
    });

    it('tells why a prop is deprecated, and what is required', () => {
      const dialog = find<ComponentApi>(entries, 'Dialog');
      expect(prop(dialog, 'onBackdropClick').deprecated).toMatch(/onClose/);
      expect(prop(dialog, 'open').required).toBe(true);
    });
  });

  describe('of Joy UI', () => {
    const entries = read('joy-ui', ['Button', 'Input']);
    const button = find<ComponentApi>(entries, 'Button');

    it('expands the aliases of the theme', () => {
      expect(prop(button, 'variant').type.short).toBe(
        "'plain' | 'outlined' | 'soft' | 'solid' | string",
      );
    });

    it('reads slots with their defaults and classes', () => {
      expect(button.slots[0]).toEqual({
        name: 'root',
        description: expect.stringContaining('root') as string,
        defaultValue: "'button'",
        className: '.MuiButton-root',
      });
      expect(button.themeName).toBe('JoyButton');
    });

    it('counts attributes as own that the element around does not have', () => {
      const input = find<ComponentApi>(entries, 'Input');
      expect(prop(input, 'placeholder').type.short).toBe('string');
      expect(names(input.inherited.flatMap(({ members }) => members))).not.toContain('placeholder');
      expect(input.inherited.map(({ owner }) => owner)).toContain('div');
    });

    it('shows props of slots as objects', () => {
      expect(prop(button, 'slotProps').type.full).toContain(
        'root?: object | ((ownerState: object) => object);',
      );
    });
  });

  describe('of Base UI', () => {
    const entries = read('base-ui', [
      'Button',
      'Unstable_NumberInput',
      'useButton',
      'useMenuItemContextStabilizer',
    ]);

    it('counts what the hook of a component takes as its own', () => {
      const button = find<ComponentApi>(entries, 'Button');
      expect(names(button.props)).toEqual(
        expect.arrayContaining(['disabled', 'focusableWhenDisabled', 'slots']),
      );
      expect(button.themeName).toBeNull();
    });

    it('imports an unstable name under its own', () => {
      expect(find<ComponentApi>(entries, 'Unstable_NumberInput')).toMatchObject({
        id: 'number-input',
        imports: [
          "import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';",
          "import { Unstable_NumberInput as NumberInput } from '@mui/base';",
        ],
      });
    });

    it('reads parameters and return value of a hook', () => {
      const hook = find<HookApi>(entries, 'useButton');
      expect(names(hook.parameters)).toEqual(
        expect.arrayContaining(['disabled', 'rootRef', 'type']),
      );
      const root = hook.returnValue.find(({ name }) => name === 'getRootProps');
      expect(root?.signature?.parameters[0]?.name).toBe('externalProps');
    });

    it('reads a hook that takes a plain value, and finds its module', () => {
      const hook = find<HookApi>(entries, 'useMenuItemContextStabilizer');
      expect(hook.parameters).toMatchObject([{ name: 'id', required: true }]);
      expect(hook.imports[0]).toBe(
        "import { useMenuItemContextStabilizer } from '@mui/base/useMenuItem';",
      );
    });
  });

  describe('of MUI X', () => {
    const grid = read('x-data-grid', ['DataGrid', 'DataGridPremium', 'GridColDef', 'GridApi']);

    it('counts everything of the packages as own and marks the plan', () => {
      const premium = find<ComponentApi>(grid, 'DataGridPremium');
      expect(premium).toMatchObject({ plan: 'premium', inherited: [], themeName: 'MuiDataGrid' });
      expect(prop(premium, 'columns')).toMatchObject({ plan: null, required: true });
      expect(prop(premium, 'treeData').plan).toBe('pro');
      expect(prop(premium, 'aggregationModel').plan).toBe('premium');
    });

    it('computes the parameters of an event', () => {
      const { type } = prop(find<ComponentApi>(grid, 'DataGrid'), 'onCellClick');
      expect(type.short).toContain('params: GridCellParams');
      expect(type.full ?? type.short).toContain('details: GridCallbackDetails');
    });

    it('imports from every package that has it', () => {
      expect(find<ComponentApi>(grid, 'DataGrid').imports).toEqual([
        "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
        "import { DataGrid } from '@mui/x-data-grid';",
      ]);
      expect(find<InterfaceApi>(grid, 'GridColDef').imports).toHaveLength(3);
    });

    it('reads the properties of an interface with those that other plans add', () => {
      const { properties } = find<InterfaceApi>(grid, 'GridColDef');
      expect(properties).toContainEqual(expect.objectContaining({ name: 'field', required: true }));
      expect(properties).toContainEqual(
        expect.objectContaining({ name: 'aggregable', plan: 'premium', defaultValue: 'true' }),
      );
      expect(names(find<InterfaceApi>(grid, 'GridApi').properties)).toContain('setPinnedColumns');
    });

    it('reads a date picker with its slots', () => {
      const picker = find<ComponentApi>(read('x-date-pickers', ['DatePicker']), 'DatePicker');
      expect(prop(picker, 'value').type.short).toBe('TDate | null');
      expect(prop(picker, 'components').deprecated).toMatch(/slots/);
      expect(picker.slots.find(({ name }) => name === 'openPickerIcon')?.description).not.toBe('');
    });
  });

  it('fails for a name that the package does not have', () => {
    const group = {
      kind: 'component',
      package: '@mui/material',
      href: '/',
      names: ['Nothing'],
    } as const;
    expect(() => readProduct({ id: 'x', groups: [group] }, { products, systemHref: null })).toThrow(
      '@mui/material declares no props of Nothing.',
    );
  });
});
