/** @jest-environment node */
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import '../../fixtures/smallSite';

jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

describe('loadSearchRecords', () => {
  it('has a record for every section, with the description in that of the introduction', async () => {
    const records = await loadSearchRecords();
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
    expect(records.map(({ id }) => id)).toEqual(records.map((_record, index) => index));
  });
});
