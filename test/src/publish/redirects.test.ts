import { copyRedirects, expandRedirects, type RedirectRow } from '@/publish/redirects';

const PLACES = new Set([
  '/material-ui/',
  '/material-ui/react-button/',
  '/material-ui/react-tabs/',
  '/material-ui/guides/testing/',
  '/base-ui/react-menu/',
  '/base-ui/react-menu/components-api/#menu-item',
  '/demos/material-ui/react-tabs/Basic/',
]);

const FAMILY: RedirectRow = {
  from: '/components/:name/',
  to: '/material-ui/react-:name/',
  names: { buttons: 'button' },
};

/** The redirects as pairs of addresses. */
const pairs = (rows: readonly RedirectRow[], ledger: readonly string[] = []) =>
  expandRedirects(rows, PLACES, ledger).map(({ from, to }) => [from, to]);

describe('expandRedirects', () => {
  it('gives every page of a family its old address, by its old name where it had another', () => {
    expect(pairs([FAMILY])).toEqual([
      ['/components/buttons/', '/material-ui/react-button/'],
      ['/components/tabs/', '/material-ui/react-tabs/'],
    ]);
  });

  it('follows segments however many, and leaves the address itself to a row of its own', () => {
    expect(pairs([{ from: '/guides/*/', to: '/material-ui/guides/*/' }])).toEqual([
      ['/guides/testing/', '/material-ui/guides/testing/'],
    ]);
  });

  it('finds the page of an anchor that the old address does not name', () => {
    const row = { from: '/base/api/:name/', to: '/base-ui/react-:page/components-api/#:name' };
    const expected = [['/base/api/menu-item/', '/base-ui/react-menu/components-api/#menu-item']];
    expect(pairs([row])).toEqual(expected);
    expect(pairs([row], ['/base/api/menu-item/', '/base/api/gone/'])).toEqual(expected);
  });

  it('takes the first row that leads to a page, and none for pages that are not written', () => {
    const rows = [
      { from: '/old/', to: '/not/written/' },
      { from: '/old/', to: '/material-ui/' },
      { from: '/other/', to: '/not/written/' },
    ];
    expect(pairs(rows)).toEqual([['/old/', '/material-ui/']]);
  });

  it('leads from the addresses of the ledger, but never from one that is a page', () => {
    const row = { from: '/demos/*/:name/', to: '/*/' };
    const ledger = ['/demos/material-ui/react-tabs/Basic/', '/demos/material-ui/react-tabs/Gone/'];
    expect(pairs([row], ledger)).toEqual([
      ['/demos/material-ui/react-tabs/Gone/', '/material-ui/react-tabs/'],
    ]);
  });

  it('knows which addresses are temporary', () => {
    const rows = [
      { from: '/r/a/', to: '/material-ui/', temporary: true },
      { from: '/b/', to: '/material-ui/' },
    ];
    expect(expandRedirects(rows, PLACES)).toEqual([
      { from: '/b/', to: '/material-ui/', status: 301 },
      { from: '/r/a/', to: '/material-ui/', status: 302 },
    ]);
  });
});

describe('copyRedirects', () => {
  const redirects = [
    { from: '/old/', to: '/new/#part', status: 301 as const },
    { from: '/older/', to: '/new/', status: 302 as const },
    { from: '/kept/', to: '/new/', status: 301 as const },
    { from: '/gone/', to: '/unlisted/', status: 301 as const },
  ];

  it('has the copies that were published once follow their pages', () => {
    const ledger = ['/old.md', '/kept.md', '/gone.md', '/older/'];
    expect(copyRedirects(redirects, ledger, new Set(['/new.md', '/kept.md']))).toEqual([
      { from: '/old.md', to: '/new.md', status: 301 },
    ]);
  });
});
