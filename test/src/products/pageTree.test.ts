import {
  assertUniquePathnames,
  firstLeaf,
  flattenPages,
  isExternal,
  leafPages,
  locatePage,
  neighborsOf,
  normalizePathname,
} from '@/products/pageTree';
import type { PageEntry } from '@/products/types';

const paths = (pages: readonly PageEntry[]) => pages.map(({ pathname }) => pathname);

/** Two groups, one of them with a subheader: five pages. */
const TREE: readonly PageEntry[] = [
  {
    pathname: '/p/start-group/',
    children: [{ pathname: '/p/start/' }, { pathname: '/p/start/install/' }],
  },
  {
    pathname: '/p/react-/',
    children: [
      { pathname: '/p/all/' },
      {
        pathname: '/p/components/inputs/',
        subheader: 'inputs',
        children: [{ pathname: '/p/react-button/' }, { pathname: '/p/react-input/' }],
      },
    ],
  },
];

describe('normalizePathname', () => {
  it.each([
    '/base-ui/react-button/',
    '/base-ui/react-button',
    '/base-ui/react-button/[docsTab]',
    '/base-ui/react-button/[docsTab]/',
    '/base-ui/react-button/components-api/',
    '/base-ui/react-button/components-api/#button',
    '/base-ui/react-button/hooks-api',
    '/base-ui/react-button/?a=/b/#c',
    '/zh/base-ui/react-button/',
  ])('takes %s for the page and not for one of its tabs', (pathname) => {
    expect(normalizePathname(pathname)).toBe('/base-ui/react-button');
  });

  it('leaves the home page its slash', () => {
    expect(normalizePathname('/')).toBe('/');
    expect(normalizePathname('/#top')).toBe('/');
  });

  it('takes a page whose name only ends like a tab for itself', () => {
    expect(normalizePathname('/guides/my-hooks-api/')).toBe('/guides/my-hooks-api');
  });
});

describe('isExternal', () => {
  it.each([
    ['https://mui.com/store/', true],
    ['http://localhost/', true],
    ['mailto:a@b.c', true],
    ['/material-ui/', false],
    ['/search/?q=https://mui.com', false],
    ['#https:', false],
  ])('says of %s: %s', (pathname, external) => {
    expect(isExternal(pathname)).toBe(external);
  });
});

describe('assertUniquePathnames', () => {
  it('accepts a tree in which every page stands once', () => {
    expect(() => assertUniquePathnames(TREE)).not.toThrow();
  });

  it('names the second of two entries with one path', () => {
    expect(() => assertUniquePathnames([{ pathname: '/a/' }, { pathname: '/a/' }])).toThrow(
      new Error('Duplicated pathname /a/ in pages'),
    );
  });

  it('finds a duplicate at any depth', () => {
    const pages = [...TREE, { pathname: '/q/', children: [{ pathname: '/p/react-input/' }] }];
    expect(() => assertUniquePathnames(pages)).toThrow(
      new Error('Duplicated pathname /p/react-input/ in pages'),
    );
  });

  it('counts groups too', () => {
    const pages = [{ pathname: '/a/', children: [{ pathname: '/a/' }] }];
    expect(() => assertUniquePathnames(pages)).toThrow('Duplicated pathname /a/ in pages');
  });

  it('takes a path with and without its docsTab for one page', () => {
    expect(() => assertUniquePathnames([{ pathname: '/b' }, { pathname: '/b/[docsTab]' }])).toThrow(
      new Error('Duplicated pathname /b/[docsTab] in pages'),
    );
  });

  it('takes a path with and without its trailing slash for one page', () => {
    expect(() => assertUniquePathnames([{ pathname: '/b' }, { pathname: '/b/' }])).toThrow(
      new Error('Duplicated pathname /b/ in pages'),
    );
  });

  it('lets API entries of components and hooks share their page', () => {
    const pages = [
      { pathname: '/base-ui/react-menu/' },
      { pathname: '/base-ui/react-menu/components-api/#menu' },
      { pathname: '/base-ui/react-menu/components-api/#menu-item' },
      { pathname: '/base-ui/react-menu/components-api/#menu-item' },
      { pathname: '/base-ui/react-menu/hooks-api/#use-menu' },
      { pathname: '/base-ui/react-menu/hooks-api/#use-menu-item' },
    ];
    expect(() => assertUniquePathnames(pages)).not.toThrow();
  });
});

describe('flattenPages and leafPages', () => {
  it('lists every entry, groups before their children', () => {
    expect(paths(flattenPages(TREE))).toEqual([
      '/p/start-group/',
      '/p/start/',
      '/p/start/install/',
      '/p/react-/',
      '/p/all/',
      '/p/components/inputs/',
      '/p/react-button/',
      '/p/react-input/',
    ]);
  });

  it('lists the pages alone in reading order', () => {
    expect(paths(leafPages(TREE))).toEqual([
      '/p/start/',
      '/p/start/install/',
      '/p/all/',
      '/p/react-button/',
      '/p/react-input/',
    ]);
  });
});

describe('locatePage', () => {
  it('gives the parents nearest first and the root last', () => {
    const { activePage, activePageParents } = locatePage(TREE, '/p/react-button/');
    expect(activePage?.pathname).toBe('/p/react-button/');
    expect(paths(activePageParents)).toEqual(['/p/components/inputs/', '/p/react-/', '/']);
  });

  it('gives a page at the top the root alone', () => {
    expect(locatePage([{ pathname: '/p/' }], '/p/')).toEqual({
      activePage: { pathname: '/p/' },
      activePageParents: [{ pathname: '/' }],
    });
  });

  it.each(['components-api/', 'hooks-api/', '[docsTab]/', 'components-api/#button', '?a=1#b'])(
    'finds the page from its address with %s behind it',
    (end) => {
      expect(locatePage(TREE, `/p/react-button/${end}`).activePage?.pathname).toBe(
        '/p/react-button/',
      );
    },
  );

  it('finds an entry that was written with its docsTab', () => {
    const pages = [{ pathname: '/p/react-button/[docsTab]' }];
    expect(locatePage(pages, '/p/react-button/hooks-api/').activePage).toBe(pages[0]);
  });

  it.each(['/p/unknown/', '/', '/p/', '/p/react-/'])('gives nothing for %s', (pathname) => {
    expect(locatePage(TREE, pathname)).toEqual({ activePage: null, activePageParents: [] });
  });
});

describe('neighborsOf', () => {
  const neighbors = (pages: readonly PageEntry[], pathname: string) => {
    const { previous, next } = neighborsOf(pages, pathname);
    return [previous?.pathname ?? null, next?.pathname ?? null];
  };

  it('walks through the leaves of groups in their order', () => {
    expect(neighbors(TREE, '/p/start/')).toEqual([null, '/p/start/install/']);
    expect(neighbors(TREE, '/p/start/install/')).toEqual(['/p/start/', '/p/all/']);
    expect(neighbors(TREE, '/p/all/')).toEqual(['/p/start/install/', '/p/react-button/']);
    expect(neighbors(TREE, '/p/react-input/')).toEqual(['/p/react-button/', null]);
  });

  it('lets a group of one page stand for that page', () => {
    const pages = [
      { pathname: '/a/' },
      { pathname: '/g/', children: [{ pathname: '/b/' }] },
      { pathname: '/c/' },
    ];
    expect(neighbors(pages, '/b/')).toEqual(['/a/', '/c/']);
  });

  it.each<[string, PageEntry]>([
    ['hidden', { pathname: '/b/', inSideNav: false }],
    ['hidden groups of', { pathname: '/g/', inSideNav: false, children: [{ pathname: '/b/' }] }],
    ['external', { pathname: 'https://mui.com/store/' }],
    ['planned', { pathname: '/b/', planned: true }],
  ])('passes over %s entries', (_kind, entry) => {
    const pages = [{ pathname: '/a/' }, entry, { pathname: '/c/' }];
    expect(neighbors(pages, '/a/')).toEqual([null, '/c/']);
    expect(neighbors(pages, '/c/')).toEqual(['/a/', null]);
  });

  it('gives a hidden page no neighbors', () => {
    const pages = [{ pathname: '/a/' }, { pathname: '/b/', inSideNav: false }, { pathname: '/c/' }];
    expect(neighbors(pages, '/b/')).toEqual([null, null]);
  });

  it('gives a page that is not ordered none, and leaves it a neighbor of others', () => {
    const pages = [{ pathname: '/a/' }, { pathname: '/b/', ordered: false }, { pathname: '/c/' }];
    expect(neighbors(pages, '/b/')).toEqual([null, null]);
    expect(neighbors(pages, '/a/')).toEqual([null, '/b/']);
  });

  it('includes the API pages of a product', () => {
    const pages = [{ pathname: '/p/a/' }, { pathname: '/p/api/b/' }, { pathname: '/p/api/c/' }];
    expect(neighbors(pages, '/p/api/b/')).toEqual(['/p/a/', '/p/api/c/']);
  });

  it('takes a page and its tabs for one stop', () => {
    const pages = [
      { pathname: '/p/react-menu/' },
      { pathname: '/p/react-menu/components-api/#menu' },
      { pathname: '/p/react-menu/hooks-api/#use-menu' },
      { pathname: '/p/guides/' },
    ];
    expect(neighbors(pages, '/p/react-menu/')).toEqual([null, '/p/guides/']);
    expect(neighbors(pages, '/p/react-menu/hooks-api/')).toEqual([null, '/p/guides/']);
    expect(neighbors(pages, '/p/guides/')).toEqual(['/p/react-menu/', null]);
  });

  it('finds the page from any of its tabs', () => {
    expect(neighbors(TREE, '/p/react-button/hooks-api/')).toEqual(['/p/all/', '/p/react-input/']);
  });

  it('gives nothing for a page outside the tree', () => {
    expect(neighbors(TREE, '/p/unknown/')).toEqual([null, null]);
  });
});

describe('firstLeaf', () => {
  it('goes down to the first page, through subheaders', () => {
    const group: PageEntry = {
      pathname: '/g/',
      children: [{ pathname: '/s/', subheader: 's', children: [{ pathname: '/a/' }] }],
    };
    expect(firstLeaf(group).pathname).toBe('/a/');
  });

  it('passes over hidden entries', () => {
    const group: PageEntry = {
      pathname: '/g/',
      children: [{ pathname: '/a/', inSideNav: false }, { pathname: '/b/' }],
    };
    expect(firstLeaf(group).pathname).toBe('/b/');
  });

  it('passes over pages that are not written yet', () => {
    const group: PageEntry = {
      pathname: '/g/',
      children: [{ pathname: '/a/', planned: true }, { pathname: '/b/' }],
    };
    expect(firstLeaf(group).pathname).toBe('/b/');
  });

  it('is the entry itself for a page', () => {
    const page = { pathname: '/a/' };
    expect(firstLeaf(page)).toBe(page);
  });
});
