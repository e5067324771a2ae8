import { API_INDEXES, API_PRODUCTS } from '@data/apiPages';
import { productIdentifiers } from '@data/productIdentifiers';
import { apiSources } from '@/api-reference/extract/apiSources';

const sourcesOf = (id: string) => API_PRODUCTS.filter((row) => row.id === id).flatMap(apiSources);

describe('the table of API pages', () => {
  it.each([
    ['material-ui', 'component', 136],
    ['joy-ui', 'component', 79],
    ['base-ui', 'component', 28],
    ['base-ui', 'hook', 22],
    ['system', 'component', 4],
    ['x-data-grid', 'component', 6],
    ['x-data-grid', 'interface', 16],
    ['x-date-pickers', 'component', 45],
  ])('lists of %s every %s: %i', (id, kind, count) => {
    expect(sourcesOf(id).filter((source) => source.kind === kind)).toHaveLength(count);
  });

  it.each(API_PRODUCTS.map(({ id }) => id))(
    'gives every entry of %s an address of its own',
    (id) => {
      const addresses = sourcesOf(id).map(({ href }) => href);
      expect(new Set(addresses).size).toBe(addresses.length);
    },
  );

  it.each([
    ['material-ui', 'ButtonGroup', '/material-ui/api/button-group/'],
    ['material-ui', 'TabPanel', '/material-ui/api/tab-panel/'],
    ['base-ui', 'MenuItem', '/base-ui/react-menu/components-api/#menu-item'],
    ['base-ui', 'unstable_useModal', '/base-ui/react-modal/hooks-api/#use-modal'],
    ['system', 'Unstable_Grid', '/system/api/grid/'],
    ['x-data-grid', 'GridColDef', '/x/api/data-grid/grid-col-def/'],
    ['x-date-pickers', 'DateRangePicker', '/x/api/date-pickers/date-range-picker/'],
  ])('shows of %s %s at %s', (id, exported, href) => {
    expect(sourcesOf(id).find((source) => source.exported === exported)?.href).toBe(href);
  });
});

describe('the indexes of the API', () => {
  it.each(API_INDEXES.map((index) => [index.path, index] as const))(
    'have at %s a name, and an address that every entry stands below',
    (path, { apiProductId }) => {
      expect(productIdentifiers[apiProductId]?.name).toBeTruthy();
      const below = sourcesOf(apiProductId).map(({ href }) => href);
      expect(below.length).toBeGreaterThan(0);
      expect(below.filter((href) => !href.startsWith(path) || href === path)).toEqual([]);
    },
  );
});
