/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { OLD_LANGUAGES } from '@data/oldLanguages';
import { redirectRows } from '@data/redirects';
import { listFiles } from '@/lib/listFiles.server';
import { loadRedirects } from '@/publish/redirects.server';
import { expandRedirects, type Redirect } from '@/publish/redirects';
import { redirectOf } from '@/publish/redirectsFile';
import { filesBeside, listSitePages, placesOf } from '@/publish/sitePages.server';

/** What static hosts take at most: Cloudflare Pages has the lowest limit. */
const MOST_REDIRECTS = 2000;

let places: Set<string>;
let files: Set<string>;
let redirects: Redirect[];
let single: Redirect[];

beforeAll(async () => {
  const pages = await listSitePages();
  places = placesOf(pages);
  files = filesBeside(pages);
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
    expect(single.filter(({ to }) => !places.has(to) && !files.has(to))).toEqual([]);
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

/** Families of old addresses, each with a page that need not be written yet. */
const FAMILIES = [
  ['/components/radio-buttons/', '/material-ui/react-radio-button/'],
  ['/components/expansion-panels/', '/material-ui/react-accordion/'],
  ['/components/stack/', '/material-ui/react-stack/'],
  ['/components/icons/', '/material-ui/icons/'],
  ['/components/data-grid/rows/', '/x/react-data-grid/rows/'],
  ['/components/date-picker/', '/x/react-date-pickers/date-picker/'],
  ['/api/badge/', '/material-ui/api/badge/'],
  ['/api/badge-unstyled/', '/base-ui/react-badge/components-api/#badge'],
  ['/api/data-grid/grid-api/', '/x/api/data-grid/grid-api/'],
  ['/base-ui/api/tab-panel/', '/base-ui/react-tabs/components-api/#tab-panel'],
  ['/base-ui/api/use-tab/', '/base-ui/react-tabs/hooks-api/#use-tab'],
  ['/base/api/tab-unstyled/', '/base-ui/react-tabs/components-api/#tab'],
  ['/base/guides/working-with-next-js/', '/base-ui/guides/working-with-next-js/'],
  ['/getting-started/faq/', '/material-ui/getting-started/faq/'],
  ['/customization/dark-mode/', '/material-ui/customization/dark-mode/'],
  ['/guides/typescript/', '/material-ui/guides/typescript/'],
  ['/guides/migration-v4/', '/material-ui/migration/migration-v4/'],
  ['/discover-more/roadmap/', '/material-ui/discover-more/roadmap/'],
  ['/styles/basics/', '/system/styles/basics/'],
  ['/base-ui/getting-started/overview/', '/base-ui/getting-started/'],
  ['/demos/joy-ui/react-card/GoneForGood/', '/joy-ui/react-card/'],
  ['/r/migration-v4/', '/material-ui/migration/migration-v4/'],
] as const;

describe('the families of old addresses', () => {
  it.each(FAMILIES)('lead %s to %s as soon as it is written', (from, to) => {
    const later = expandRedirects(redirectRows, new Set([to]), [from]);
    expect(later.find((redirect) => redirect.from === from)?.to).toBe(to);
    expect(expandRedirects(redirectRows, new Set(), [from])).toEqual([]);
  });
});

describe('the short addresses that installed packages print', () => {
  it('all lead to a page, for as long as they are needed', async () => {
    const packages = ['base', 'joy', 'lab', 'material', 'styled-engine', 'system', 'utils'];
    const x = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium', 'x-date-pickers'];
    const commercial = ['x-date-pickers-pro', 'x-license-pro'];
    const found = new Set<string>();
    for (const name of [...packages, ...x, ...commercial]) {
      for (const file of await listFiles(`node_modules/@mui/${name}/node`, '.js')) {
        for (const [, id] of readFileSync(file, 'utf8').matchAll(/mui\.com(\/r\/[\w-]+)/g))
          found.add(`${id}/`);
      }
    }
    expect(found.size).toBeGreaterThan(5);
    const statuses = [...found].map((from) => [from, redirectOf(from, redirects)?.status]);
    expect(statuses).toEqual([...found].map((from) => [from, 302]));
  }, 60_000);
});
