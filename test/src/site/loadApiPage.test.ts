/** @jest-environment node */
import { loadApiPage } from '@/site/loadApiPage.server';
import { hookApi } from '../../fixtures/apiEntries';
import { writeProject } from '../../fixtures/project';

const mockColumn = {
  kind: 'interface',
  name: 'GridColDef',
  id: 'grid-col-def',
  package: { name: '@mui/x-data-grid', version: '6.18.5', integrity: 'sha512-abc' },
  description: '',
  imports: ["import { GridColDef } from '@mui/x-data-grid';"],
  properties: hookApi('useIt', 'use-it').parameters,
};

jest.mock('@/api-reference/extract/loadProductApi.server', () => {
  const { mockApi } = jest.requireActual<{
    mockApi: () => { loadProductApi: (product: { id: string }) => Promise<unknown[]> };
  }>('../../fixtures/apiEntries');
  const { loadProductApi } = mockApi();
  return {
    loadProductApi: (product: { id: string }) =>
      product.id === 'x-data-grid' ? Promise.resolve([mockColumn]) : loadProductApi(product),
  };
});

describe('the description of an API page', () => {
  beforeEach(() => writeProject({}));

  it('names the parts of a component', async () => {
    const { page } = await loadApiPage({ product: 'material-ui', name: ['button'] });
    expect(page.description).toBe(
      'Props, slots, CSS classes and imports of Button, read from @mui/material 5.0.0-beta.28.',
    );
  });

  it('names the properties of an interface, which has nothing else', async () => {
    const { page } = await loadApiPage({ product: 'x', name: ['data-grid', 'grid-col-def'] });
    expect(page.description).toBe(
      'Properties and imports of GridColDef, read from @mui/x-data-grid 6.18.5.',
    );
  });
});
