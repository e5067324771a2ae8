/** @jest-environment node */
import { translator } from '@/i18n/translator.server';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import '../../fixtures/smallSite';

jest.mock('@/api-reference/extract/loadProductApi.server', () =>
  jest.requireActual<{ mockApi: () => object }>('../../fixtures/apiEntries').mockApi(),
);
jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

describe('loadSearchRecords', () => {
  it('has a record for every section, with the description in that of the introduction', async () => {
    const records = await loadSearchRecords(translator('en'));
    expect(records.slice(2, 4)).toEqual([
      {
        id: 2,
        path: '/material-ui/react-button/',
        title: 'Test',
        heading: '',
        text: 'A test. Intro.',
        product: 'Material UI',
      },
      {
        id: 3,
        path: '/material-ui/react-button/#sizes',
        title: 'Test',
        heading: 'Sizes',
        text: 'Small and large.',
        product: 'Material UI',
      },
    ]);
    expect(records.slice(-1)).toMatchObject([
      {
        path: '/material-ui/api/button/',
        title: 'Button API',
        text: 'disabled',
        product: 'Material UI',
      },
    ]);
    expect(records.map(({ id }) => id)).toEqual(records.map((_record, index) => index));
  });
});
