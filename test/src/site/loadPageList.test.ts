/** @jest-environment node */
import { loadPageList } from '@/site/loadPageList.server';
import '../../fixtures/smallSite';

jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

describe('loadPageList', () => {
  it('lists the first pages of products, the versions and every article', async () => {
    const pages = await loadPageList('Versions of old');
    expect(pages.filter(({ path }) => !path.includes('/api/'))).toEqual([
      { path: '/material-ui/', title: 'Material UI' },
      { path: '/base-ui/', title: 'Base UI' },
      { path: '/x/', title: 'MUI X' },
      { path: '/versions/', title: 'Versions of old' },
      { path: '/material-ui/getting-started/', title: 'Test - Material UI' },
      { path: '/material-ui/getting-started/usage/', title: 'Test - Material UI' },
      { path: '/material-ui/react-button/', title: 'Test - Material UI' },
      { path: '/base-ui/react-portal/', title: 'Test - Base UI' },
      { path: '/x/introduction/', title: 'Test - MUI X' },
      { path: '/x/react-data-grid/', title: 'Test - MUI X' },
    ]);
  });

  it('lists the pages of the API reference', async () => {
    expect(await loadPageList('')).toEqual(
      expect.arrayContaining([
        { path: '/material-ui/api/button/', title: 'Button API - Material UI' },
        { path: '/x/api/data-grid/data-grid/', title: 'DataGrid API - MUI X' },
      ]),
    );
  });
});
