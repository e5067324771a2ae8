import '../fixtures/serverGlobals';
import { API_PRODUCTS } from '@data/apiPages';
import type { ApiEntry, ComponentApi } from '@/api-reference/apiTypes';
import type { ApiProduct } from '@/api-reference/extract/apiProduct';
import { loadInstalled, takesRef } from '@/api-reference/extract/installedModules.server';
import { loadProductApi } from '@/api-reference/extract/loadProductApi.server';
import { REF_ELEMENTS } from '@/api-reference/extract/refElements';
import { renderedRef } from '../fixtures/renderedRef';
import { CHILD_TAG } from '../fixtures/renderSettings';
import { destructuredDefaults, literal } from '../fixtures/statedDefaults';

const products: readonly ApiProduct[] = API_PRODUCTS;

type Reasons = Record<string, readonly string[]>;

/** `material-ui/Checkbox.edge` and so on, for the same names of several components. */
function each(id: string, components: string, props: string): string[] {
  return components
    .split(' ')
    .flatMap((component) => props.split(' ').map((prop) => `${id}/${component}.${prop}`));
}

/** Props that the `propTypes` of a component have and its page has not. */
const NOT_SHOWN: Reasons = {
  'marked @ignore or @internal in the declaration': [
    'material-ui/SpeedDialIcon.open',
    'system/Unstable_Grid.unstable_level',
    ...each('x-data-grid', 'GridFilterForm GridFilterPanel', 'children'),
    ...each(
      'x-data-grid',
      'DataGrid DataGridPro DataGridPremium',
      'disableEval forwardedProps onStateChange',
    ),
  ],
  'declared by a deprecated overload alone': [
    ...each('material-ui', 'ListItem', 'button focusVisibleClassName'),
  ],
  'not declared at all': ['base-ui/Unstable_NumberInput.placeholder'],
};

/** Own props that the `propTypes` of a component do not have. */
const NOT_CHECKED: Reasons = {
  'passed on to the root, which checks it': [
    ...each(
      'material-ui',
      'Accordion AccordionSummary AppBar BottomNavigationAction Card CardActionArea DialogContentText DialogTitle',
      'component',
    ),
    ...each(
      'material-ui',
      'IconButton InputLabel LoadingButton MenuList Slider StepButton Tab TabList TableSortLabel ToggleButton',
      'component',
    ),
    ...each('joy-ui', 'TabPanel Tabs', 'className'),
    ...each('x-data-grid', 'DataGrid DataGridPro DataGridPremium', 'className style'),
    'base-ui/Unstable_NumberInput.component',
    'system/Unstable_Grid.component',
  ],
  'passed on to the internal component underneath': [
    ...each(
      'material-ui',
      'Checkbox Radio Switch',
      'autoFocus disableFocusRipple readOnly tabIndex',
    ),
    ...each('material-ui', 'Checkbox Radio', 'edge'),
    ...each('material-ui', 'Checkbox Switch', 'name'),
    'material-ui/Radio.defaultChecked',
    'material-ui/Switch.type',
  ],
  'passed on to the native input inside': [
    'joy-ui/Input.type',
    ...each('joy-ui', 'Textarea', 'autoComplete name placeholder readOnly required value'),
  ],
  'a parameter of the hook underneath': [
    ...each('material-ui', 'Autocomplete Pagination', 'componentName'),
    'joy-ui/Autocomplete.componentName',
    ...each('joy-ui', 'Slider', 'aria-labelledby rootRef'),
    ...each('base-ui', 'Button', 'tabIndex type'),
    'base-ui/Slider.rootRef',
    ...each('base-ui', 'Tab', 'focusableWhenDisabled href onFocusVisible tabIndex to type'),
    ...each('base-ui', 'Unstable_NumberInput', 'inputId inputRef onClick'),
  ],
  'made by a factory, which checks them': each(
    'joy-ui',
    'Grid',
    'columns columnSpacing component container direction disableEqualOverflow lg lgOffset md mdOffset rowSpacing sm smOffset spacing wrap xl xlOffset xs xsOffset',
  ),
  'declared, but unknown to the propTypes': [
    ...each('joy-ui', 'Grid Input MenuItem ModalOverflow Option Stack Textarea', 'slotProps slots'),
    ...each('joy-ui', 'Input MenuItem ModalOverflow Option Textarea', 'component'),
    'joy-ui/Link.focusVisible',
    'joy-ui/Select.slotProps',
  ],
};

/** Defaults that the declaration states otherwise than the code takes them. */
const OTHERWISE: Reasons = {
  'a function that the comment puts in quotes': [
    ...each('x-data-grid', 'DataGridPremium DataGridPro', 'getDetailPanelHeight'),
  ],
};

/** What components write as an error however they are rendered. */
const EXPECTED_ERRORS = [
  // None is set here.
  /Missing license key/,
  // The static pickers hand their `ref` to a layout that takes none.
  /`ref` is not a prop.* PickersLayout/s,
  /Function components cannot be given refs.*PickersLayout/s,
];

/** What a `ref` received, in the words of a page. */
function wordsFor(element: Element | null): string | null {
  if (element === null) return null;
  if (element === document.body) return 'container';
  return element.tagName === CHILD_TAG ? 'child' : element.constructor.name;
}

/** The native element whose attributes a component takes; null when it takes none, or those of its child. */
function attributesOwner({ inherited }: ComponentApi): string | null {
  return inherited.find(({ owner }) => /^[a-z]/.test(owner) && owner !== 'system')?.owner ?? null;
}

const isComponent = (entry: ApiEntry): entry is ComponentApi => entry.kind === 'component';
const shortName = (exported: string) => exported.replace(/^unstable_/i, '');

/** What a package exports under a name: from its own module, or from the package. */
function exportOf({ name, package: { name: packageName } }: ComponentApi, key = name): unknown {
  const own = loadInstalled(`${packageName}/${name}`);
  const whole = loadInstalled(packageName);
  return own?.[key] ?? (key === name ? own?.default : undefined) ?? whole?.[key];
}

interface Checked {
  propTypes?: object;
  /** The component inside `memo`. */
  type?: Checked;
}

function propTypesOf(component: ComponentApi): string[] {
  const { propTypes, type } = exportOf(component) as Checked;
  return Object.keys(propTypes ?? type?.propTypes ?? {}).filter(
    (name) => !name.startsWith('exact-prop'),
  );
}

function ownAndInherited({ props, inherited }: ComponentApi): Set<string> {
  return new Set(
    [...props, ...inherited.flatMap(({ members }) => members)].map(({ name }) => name),
  );
}

/** Where the code of a data grid keeps the defaults of its props. */
const GRID_DEFAULTS: Record<string, [module: string, object: string]> = {
  DataGrid: ['@mui/x-data-grid/node/DataGrid/useDataGridProps', 'DATA_GRID_PROPS_DEFAULT_VALUES'],
  DataGridPro: ['@mui/x-data-grid-pro', 'DATA_GRID_PRO_PROPS_DEFAULT_VALUES'],
  DataGridPremium: ['@mui/x-data-grid-premium', 'DATA_GRID_PREMIUM_PROPS_DEFAULT_VALUES'],
};

/** How many defaults can be compared at least: others are no literals, or not taken where the props are taken apart. */
const COMPARED: Record<string, number> = {
  'material-ui': 380,
  'joy-ui': 270,
  'base-ui': 60,
  system: 10,
  'x-data-grid': 140,
  'x-date-pickers': 20,
};

/** How many components forward a `ref` at least. Each is rendered to see what it receives. */
const OBSERVED: Record<string, number> = {
  'material-ui': 132,
  'joy-ui': 78,
  'base-ui': 24,
  system: 4,
  'x-data-grid': 5,
  'x-date-pickers': 37,
};

/** The values that the code of a component takes for props that are not given. */
function defaultsTaken({
  name,
  package: { name: packageName },
}: ComponentApi): Map<string, unknown[]> {
  const short = shortName(name);
  const files = [`${name}/${short}`, `${name}/create${short}`, `use${short}/use${short}`];
  const found = files
    .flatMap((file) => [`${packageName}/node/${file}`, `${packageName}/${file}`])
    .map(destructuredDefaults);
  const [module, object] = GRID_DEFAULTS[name] ?? [];
  if (module && object) {
    const values = Object.entries(loadInstalled(module)?.[object] ?? {});
    found.push(new Map(values.map(([prop, value]) => [prop, [value]])));
  }
  const names = new Set(found.flatMap((defaults) => [...defaults.keys()]));
  return new Map(
    [...names].map((prop) => [prop, found.flatMap((defaults) => defaults.get(prop) ?? [])]),
  );
}

describe.each(products.map((product) => [product.id, product] as const))(
  'the API of %s',
  (id, product) => {
    let entries: ApiEntry[] = [];
    let components: ComponentApi[] = [];

    beforeAll(async () => {
      entries = await loadProductApi(product);
      components = entries.filter(isComponent);
    }, 60_000);

    const known = (table: Reasons) =>
      Object.values(table)
        .flat()
        .filter((key) => key.startsWith(`${id}/`))
        .sort();

    it('has every listed name', () => {
      const listed = product.groups.flatMap(({ names }) => names);
      expect(entries.map(({ name }) => name)).toEqual(listed);
    });

    it('is of components that check their props', () => {
      expect(components.filter((component) => propTypesOf(component).length === 0)).toEqual([]);
    });

    it('shows every prop of the propTypes as own or inherited', () => {
      const missing = components.flatMap((component) => {
        const shown = ownAndInherited(component);
        return propTypesOf(component)
          .filter((name) => !shown.has(name))
          .map((name) => `${id}/${component.name}.${name}`);
      });
      expect(missing.sort()).toEqual(known(NOT_SHOWN));
    });

    it('has no own prop that the propTypes do not have', () => {
      const extra = components.flatMap((component) => {
        const checked = propTypesOf(component);
        if (checked.length === 0) return [];
        return component.props
          .filter(({ name }) => !checked.includes(name))
          .map(({ name }) => `${id}/${component.name}.${name}`);
      });
      expect(extra.sort()).toEqual(known(NOT_CHECKED));
    });

    it('names classes as the package does', () => {
      const wrong = components.flatMap((component) => {
        const owner = /^DataGrid(Pro|Premium)?$/.test(component.name)
          ? 'grid'
          : shortName(component.name);
        const key = `${owner.charAt(0).toLowerCase()}${owner.slice(1)}Classes`;
        const classes = (exportOf(component, key) ?? {}) as Record<string, string>;
        return component.classes
          .filter((row) => `.${classes[row.key]}` !== row.className)
          .map((row) => `${component.name}.${row.key}`);
      });
      expect(wrong).toEqual([]);
    });

    it('tells what a ref receives, of every component that forwards one', () => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const observed = components
        .filter((component) => takesRef(exportOf(component)))
        .map((component) => {
          const element = renderedRef(component.package.name, component.name);
          const owner = attributesOwner(component);
          return { component, element, owner };
        });
      const wrong = observed
        .filter(({ component, element }) => wordsFor(element) !== component.ref)
        .map(({ component, element }) => `${id}/${component.name}: ${wordsFor(element)}`);
      const ofAnother = observed
        .filter(({ element, owner }) => owner && owner !== element?.tagName.toLowerCase())
        .map(({ component, owner }) => `${id}/${component.name}: ${owner}`);
      const unexpected = errors.mock.calls
        .map((parts) => parts.map(String).join(' '))
        .filter((text) => !EXPECTED_ERRORS.some((expected) => expected.test(text)));
      expect(observed.length).toBeGreaterThanOrEqual(OBSERVED[id] ?? 1);
      expect(unexpected).toEqual([]);
      expect(wrong).toEqual([]);
      expect(ofAnother).toEqual([]);
    });

    it('imports only what is there', () => {
      const wrong = entries.flatMap(({ kind, imports }) =>
        imports.filter((statement) => {
          const [, named, fallback, module = ''] =
            /^import (?:\{ (\w+)[^}]* \}|(\w+)) from '([^']+)';$/.exec(statement) ?? [];
          const loaded = loadInstalled(module);
          if (kind === 'interface') return loaded === null;
          return (named ? loaded?.[named] : fallback && loaded?.default) === undefined;
        }),
      );
      expect(entries.every(({ imports }) => imports.length > 0)).toBe(true);
      expect(wrong).toEqual([]);
    });

    it('states defaults that the components take', () => {
      const compared = components.flatMap((component) => {
        const taken = defaultsTaken(component);
        return component.props.flatMap(({ name, defaultValue }) => {
          const stated = literal(defaultValue ?? '');
          const values = taken.get(name);
          if (stated === undefined || !values) return [];
          return [{ key: `${id}/${component.name}.${name}`, isRight: values.includes(stated) }];
        });
      });
      const wrong = compared.filter(({ isRight }) => !isRight).map(({ key }) => key);
      expect(compared.length).toBeGreaterThanOrEqual(COMPARED[id] ?? 1);
      expect(wrong.sort()).toEqual(known(OTHERWISE));
    });
  },
);

describe('the table of refs', () => {
  it('is of documented components', () => {
    const documented = products.flatMap(({ groups }) =>
      groups.flatMap((group) => group.names.map((name) => `${group.package}/${name}`)),
    );
    expect(Object.keys(REF_ELEMENTS).filter((key) => !documented.includes(key))).toEqual([]);
  });
});
