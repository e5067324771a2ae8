import { nearestPages } from '@/routing/nearestPages';

const PAGES = [
  { path: '/material-ui/', title: 'Material UI' },
  { path: '/material-ui/getting-started/', title: 'Overview' },
  { path: '/material-ui/react-button/', title: 'Button' },
  { path: '/material-ui/react-text-field/', title: 'Text Field' },
  { path: '/joy-ui/react-button/', title: 'Joy Button' },
  { path: '/x/react-data-grid/', title: 'Data Grid' },
  { path: '/versions/', title: 'Versions' },
];

const found = (wrongPath: string, most?: number) =>
  nearestPages(wrongPath, PAGES, most).map(({ path }) => path);

describe('nearestPages', () => {
  it('finds a page by the name it once had', () => {
    expect(found('/components/buttons/')).toEqual([
      '/joy-ui/react-button/',
      '/material-ui/react-button/',
    ]);
  });

  it('puts the page of the product first that the address names', () => {
    expect(found('/material-ui/buttons/')[0]).toBe('/material-ui/react-button/');
    expect(found('/joy/react-buton/')[0]).toBe('/joy-ui/react-button/');
  });

  it('counts the last words more than the first', () => {
    expect(found('/joy-ui/react-text-field/')[0]).toBe('/material-ui/react-text-field/');
  });

  it('takes articles first, and API pages where the address names them', () => {
    const pages = [...PAGES, { path: '/material-ui/api/button/', title: 'Button API' }];
    const first = (wrongPath: string) => nearestPages(wrongPath, pages)[0]?.path;
    expect(first('/material-ui/buttons/')).toBe('/material-ui/react-button/');
    expect(first('/material-ui/api/buttons/')).toBe('/material-ui/api/button/');
  });

  it('finds a mistyped address', () => {
    expect(found('/x/react-datagrid/')[0]).toBe('/x/react-data-grid/');
    expect(found('/version/')).toEqual(['/versions/']);
  });

  it('takes the same letters in another order for another word', () => {
    expect(found('/nottub/')).toEqual([]);
  });

  it('puts the shorter address first among equals', () => {
    expect(found('/react-button/')).toEqual([
      '/joy-ui/react-button/',
      '/material-ui/react-button/',
    ]);
  });

  it('looks past capitals, endings, a language prefix and the hash', () => {
    expect(found('/zh/VERSIONS.html#button')).toEqual(['/versions/']);
  });

  it.each(['/', '/zzz/', '/react-/components/', '/api/index.html'])(
    'finds nothing for %s, which names no subject of a page',
    (wrongPath) => {
      expect(found(wrongPath)).toEqual([]);
    },
  );

  it('gives no more than the number asked for, by default five', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      path: `/material-ui/button-${index}/`,
      title: `${index}`,
    }));
    expect(nearestPages('/button/', many)).toHaveLength(5);
    expect(nearestPages('/button/', many, 2)).toHaveLength(2);
  });

  it('leaves the list it was given in its order', () => {
    const pages = [...PAGES];
    nearestPages('/versions/', pages);
    expect(pages).toEqual(PAGES);
  });
});
