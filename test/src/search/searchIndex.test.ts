import { excerpt, SearchIndex } from '@/search/searchIndex';
import type * as SearchIndexModule from '@/search/searchIndex';
import { mockSearchFetch, RECORDS } from '../../fixtures/searchRecords';

const index = new SearchIndex(RECORDS);
const found = (query: string, product: string | null = null) =>
  index.find(query, product).map(({ path }) => path);

describe('SearchIndex', () => {
  it('gives everything that a result shows', () => {
    expect(index.find('grid', null)[0]).toMatchObject({
      path: '/x/react-data-grid/',
      title: 'Data Grid',
      heading: '',
      text: 'Rows and columns, sorted and filtered.',
      product: 'MUI X',
    });
  });

  it('puts titles before headings, and headings before text', () => {
    const paths = found('button');
    expect(paths.slice(0, 2).sort()).toEqual([
      '/joy-ui/react-button/',
      '/material-ui/react-button/',
    ]);
    expect(paths.indexOf('/joy-ui/react-card/#button')).toBeGreaterThan(1);
    expect(paths.indexOf('/material-ui/react-dialog/')).toBeGreaterThan(
      paths.indexOf('/joy-ui/react-card/#button'),
    );
  });

  it('puts the introduction of a page before its sections', () => {
    const paths = found('button', 'Material UI');
    expect(paths.indexOf('/material-ui/react-button/')).toBeLessThan(
      paths.indexOf('/material-ui/react-button/#sizes'),
    );
  });

  it('puts the product being read first among equals', () => {
    expect(found('button', 'Joy UI')[0]).toBe('/joy-ui/react-button/');
    expect(found('button', 'Material UI')[0]).toBe('/material-ui/react-button/');
  });

  it('puts the documentation before a post that says the same', () => {
    const shared = { title: 'Themes', heading: '', text: 'A theme.' };
    const records = [
      { ...shared, id: 0, path: '/blog/themes/', product: 'Blog' },
      { ...shared, id: 1, path: '/system/themes/', product: 'MUI System' },
    ];
    const paths = new SearchIndex(records).find('themes', null).map(({ path }) => path);
    expect(paths).toEqual(['/system/themes/', '/blog/themes/']);
  });

  it('finds the beginnings of words', () => {
    expect(found('colu')).toEqual(['/x/react-data-grid/']);
  });

  it('forgives a mistyped letter in a longer word, and none in a short one', () => {
    expect(found('buton')).toContain('/material-ui/react-button/');
    expect(found('grod')).toEqual([]);
    expect(found('gridd')).toEqual(['/x/react-data-grid/']);
  });

  it('wants every word of the query', () => {
    expect(found('button sizes')).toEqual(['/material-ui/react-button/#sizes']);
    expect(found('joy button')[0]).toBe('/joy-ui/react-button/');
    expect(found('grid dialog')).toEqual([]);
  });

  it('takes capitals and small letters for the same', () => {
    expect(found('DATA grid')).toEqual(['/x/react-data-grid/']);
  });

  it.each(['', '   ', '?!'])('finds nothing for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });

  it('gives twenty results at most', () => {
    const many = Array.from({ length: 50 }, (_, id) => ({
      id,
      path: `/p/${id}/`,
      title: 'Same',
      heading: '',
      text: '',
      product: 'P',
    }));
    expect(new SearchIndex(many).find('same', null)).toHaveLength(20);
  });
});

describe('excerpt', () => {
  const LONG = `${'lorem ipsum '.repeat(30)}needle ${'dolor sit '.repeat(30)}`.trim();

  it('is the whole of a short text', () => {
    expect(excerpt('A short text.', 'short')).toBe('A short text.');
  });

  it('shows the first word of the query in a long text', () => {
    const piece = excerpt(LONG, 'NEEDLE dolor');
    expect(piece).toContain('needle');
    expect(piece).toMatch(/^….*…$/);
  });

  it('is no longer than asked, its dots apart', () => {
    for (const length of [40, 80, 140]) {
      for (const word of ['lorem', 'needle', 'sit', 'absent']) {
        expect(excerpt(LONG, word, length).replaceAll('…', '').length).toBeLessThanOrEqual(length);
      }
    }
  });

  it('is 140 characters by default', () => {
    const { length } = excerpt(LONG, 'needle').replaceAll('…', '');
    expect(length).toBeLessThanOrEqual(140);
    expect(length).toBeGreaterThan(120);
  });

  it('cuts between words', () => {
    const words = new Set(LONG.split(' '));
    for (const word of excerpt(LONG, 'needle').replaceAll('…', '').split(' ')) {
      expect(words).toContain(word);
    }
  });

  it('begins with the text when the word is near its beginning or not in it', () => {
    expect(excerpt(LONG, 'ipsum')).toMatch(/^lorem ipsum lorem.*…$/);
    expect(excerpt(LONG, 'absent')).toMatch(/^lorem ipsum lorem.*…$/);
    expect(excerpt(LONG, '')).toMatch(/^lorem ipsum lorem.*…$/);
  });

  it('ends with the text when the word is near its end', () => {
    expect(excerpt(`${'a b '.repeat(100)}last`, 'last')).toMatch(/^….* last$/);
  });

  it('is empty for a section without text', () => {
    expect(excerpt('', 'a')).toBe('');
  });
});

describe('loadSearchIndex', () => {
  /** A fresh module: what was loaded is remembered in it. */
  async function load(): Promise<typeof SearchIndexModule> {
    jest.resetModules();
    return import('@/search/searchIndex');
  }

  it('asks for the data of the search page of this release', async () => {
    const fetchMock = mockSearchFetch();
    const { loadSearchIndex } = await load();
    const loaded = await loadSearchIndex();
    expect(fetchMock.mock.calls).toEqual([['/_next/data/build-1/search.json']]);
    expect(loaded.find('grid', null)).toHaveLength(1);
  });

  it('asks once, however often it is called', async () => {
    const fetchMock = mockSearchFetch();
    const { loadSearchIndex } = await load();
    const [one, two] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
    expect(one).toBe(two);
    expect(await loadSearchIndex()).toBe(one);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('may be tried again after a failure', async () => {
    const fetchMock = mockSearchFetch();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { loadSearchIndex } = await load();
    await expect(loadSearchIndex()).rejects.toThrow('Failed to fetch');
    expect((await loadSearchIndex()).find('grid', null)).toHaveLength(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('takes an answer that is none for a failure', async () => {
    const fetchMock = mockSearchFetch();
    fetchMock.mockResolvedValueOnce({ ok: false, status: 404, json: () => Promise.resolve({}) });
    const { loadSearchIndex } = await load();
    await expect(loadSearchIndex()).rejects.toThrow('404');
    await expect(loadSearchIndex()).resolves.toBeDefined();
  });
});
