/** @jest-environment node */
import { translator } from '@/i18n/translator.server';
import { SearchIndex } from '@/search/searchIndex';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import { writeSite } from '../../fixtures/smallSite';

jest.mock('@/api-reference/extract/loadProductApi.server', () =>
  jest.requireActual<{ mockApi: () => object }>('../../fixtures/apiEntries').mockApi(),
);
jest.mock('@/site/loadVersionsPage.server', () =>
  jest
    .requireActual<{ mockVersionsPage: () => object }>('../../fixtures/versionsPage')
    .mockVersionsPage(),
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
    expect(records.slice(-2)).toMatchObject([
      {
        path: '/material-ui/api/button/',
        title: 'Button API',
        text: 'disabled',
        product: 'Material UI',
      },
      {
        path: '/base-ui/react-portal/components-api/#portal',
        title: 'Portal API',
        text: 'disabled',
        product: 'Base UI',
      },
    ]);
    expect(records.map(({ id }) => id)).toEqual(records.map((_record, index) => index));
  });

  it('has what stands on a tab only when the tab is there', async () => {
    const paths = (await loadSearchRecords(translator('en'))).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('-api/#'))).toEqual([
      '/base-ui/react-portal/components-api/#portal',
    ]);
  });

  it('has the sections of the versions', async () => {
    const records = await loadSearchRecords(translator('en'));
    expect(records.filter(({ path }) => path.startsWith('/versions/'))).toMatchObject([
      {
        path: '/versions/',
        title: 'Versions',
        text: 'All of them. Text.',
        product: 'All products',
      },
      { path: '/versions/#branches', heading: 'Branches', text: 'Two.' },
    ]);
  });

  it('has a record for every section of a post, beside the products', async () => {
    await writeSite({
      'data/blog/a-post.md': [
        '---\ntitle: A post\ndescription: About it.\ndate: 2026-11-21\ntags: [Content]\n---',
        'Intro.\n\n## Why\n\nBecause of *zebras*.\n',
      ].join('\n\n'),
    });
    const records = await loadSearchRecords(translator('en'));
    const shared = { title: 'A post', product: 'Blog' };
    expect(records.filter(({ product }) => product === 'Blog')).toMatchObject([
      { ...shared, path: '/blog/a-post/', heading: '', text: 'About it. Intro.' },
      { ...shared, path: '/blog/a-post/#why', heading: 'Why', text: 'Because of zebras.' },
    ]);
    const index = new SearchIndex(records);
    const found = (query: string) => index.find(query, 'Material UI').map(({ path }) => path);
    expect(found('a post')[0]).toBe('/blog/a-post/');
    expect(found('why')[0]).toBe('/blog/a-post/#why');
    expect(found('zebra')).toEqual(['/blog/a-post/#why']);
    expect(found('blog')).toHaveLength(2);
  });

  it('has the indexes of the API', async () => {
    const records = await loadSearchRecords(translator('en'));
    expect(records.find(({ path }) => path === '/x/api/data-grid/')).toMatchObject({
      title: 'Data Grid API index',
      product: 'MUI X',
    });
  });
});
