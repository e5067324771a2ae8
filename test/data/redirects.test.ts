/** @jest-environment node */
import { OLD_LANGUAGES, redirectRows } from '@data/redirects';
import { loadRedirects } from '@/publish/redirects.server';
import type { Redirect } from '@/publish/redirects';
import { redirectOf } from '@/publish/redirectsFile';
import { listSitePages, placesOf } from '@/publish/sitePages.server';

/** What static hosts take at most: Cloudflare Pages has the lowest limit. */
const MOST_REDIRECTS = 2000;

let places: Set<string>;
let redirects: Redirect[];
let single: Redirect[];

beforeAll(async () => {
  places = placesOf(await listSitePages());
  redirects = await loadRedirects();
  single = redirects.filter(({ from }) => !from.includes('*'));
}, 60_000);

describe('the rows of redirects', () => {
  it('have addresses with slashes at both ends, and names for what changed alone', () => {
    for (const { from, to, names = {} } of redirectRows) {
      expect(from).toMatch(/^\/(.*\/)?$/);
      expect(to).toMatch(/^\/(.*\/)?(#.+)?$/);
      expect([from, Object.keys(names).length > 0 && !from.includes(':name')]).toEqual([
        from,
        false,
      ]);
    }
  });

  it('are not written twice', () => {
    const rows = redirectRows.map(({ from, to }) => `${from} ${to}`);
    expect(rows.filter((row, index) => rows.indexOf(row) < index)).toEqual([]);
  });
});

describe('the redirects', () => {
  it('lead to places that exist', () => {
    expect(single.length).toBeGreaterThan(300);
    expect(single.filter(({ to }) => !places.has(to))).toEqual([]);
  });

  it('lead nowhere in two steps, and never from a page', () => {
    const froms = new Set(single.map(({ from }) => from));
    expect(single.filter(({ to }) => froms.has(to.replace(/#.*/, '')))).toEqual([]);
    expect(single.filter(({ from }) => places.has(from))).toEqual([]);
    expect(froms.size).toBe(single.length);
  });

  it('are no more than static hosts take', () => {
    expect(redirects.length).toBeLessThan(MOST_REDIRECTS);
  });

  it.each([
    ['/components/buttons/', '/material-ui/react-button/'],
    ['/components/text-fields', '/material-ui/react-text-field/'],
    ['/components/data-grid/editing/', '/x/react-data-grid/editing/'],
    ['/api/button/', '/material-ui/api/button/'],
    ['/api/button-unstyled/', '/base-ui/react-button/components-api/#button'],
    ['/api/data-grid/data-grid-pro/', '/x/api/data-grid/data-grid-pro/'],
    ['/base-ui/api/use-button/', '/base-ui/react-button/hooks-api/#use-button'],
    ['/base/api/menu-item-unstyled/', '/base-ui/react-menu/components-api/#menu-item'],
    ['/base/react-tabs/', '/base-ui/react-tabs/'],
    ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
    ['/customization/palette/', '/material-ui/customization/palette/'],
    ['/joy-ui/getting-started/overview/', '/joy-ui/getting-started/'],
    ['/demos/material-ui/react-button/GoneForGood/', null],
    ['/material-ui/react-button/', null],
    ['/components/unheard-of/', null],
  ])('lead %s to %s', (from, to) => {
    expect(redirectOf(from, redirects)?.to ?? null).toBe(to);
  });

  it.each(OLD_LANGUAGES)('lead out of /%s/, even from old addresses, at once', (language) => {
    const targetOf = (address: string) => redirectOf(`/${language}${address}`, redirects)?.to;
    expect(targetOf('/material-ui/react-button/')).toBe('/material-ui/react-button/');
    expect(targetOf('/components/buttons/?a=1')).toBe('/material-ui/react-button/?a=1');
  });
});
