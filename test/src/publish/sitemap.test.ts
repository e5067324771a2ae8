/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { validateXML } from 'xmllint-wasm';
import { lastChange, sitemapXml, type PageDates } from '@/publish/sitemap.server';

const DATES: PageDates = {
  files: new Map([
    ['data/x/react-data-grid.md', '2026-03-02T10:00:00+01:00'],
    ['data/x/react-data-grid/Basic.tsx', '2026-03-03T00:30:00+02:00'],
    ['data/x/react-data-grid/Basic.css.tsx', '2026-03-02T23:00:00+00:00'],
    ['data/x/react-data-grid/editing.md', '2026-05-01T10:00:00Z'],
    ['data/x/react-data-grid/editing/Rows.tsx', '2026-06-01T10:00:00Z'],
    ['data/x/pages.ts', '2026-07-01T10:00:00Z'],
    ['data/blog/old.md', '2026-02-01T10:00:00Z'],
  ]),
  packages: new Map([
    ['material-ui', '2026-01-01T10:00:00Z'],
    ['base-ui', '2026-01-02T10:00:00Z'],
    ['x-date-pickers', '2026-01-03T10:00:00Z'],
  ]),
  posts: new Map([
    ['/blog/old/', '2025-12-24'],
    ['/blog/new/', '2025-12-31'],
  ]),
};

const PAGES = [
  { path: '/', kind: 'route', file: 'pages/index.tsx' },
  { path: '/blog/', kind: 'route', file: 'pages/blog/index.tsx' },
  { path: '/x/', kind: 'product', file: 'data/products.ts' },
  { path: '/joy-ui/', kind: 'product', file: 'data/products.ts' },
  { path: '/x/react-data-grid/', kind: 'article', file: 'data/x/react-data-grid.md' },
  {
    path: '/x/react-data-grid/editing/',
    kind: 'article',
    file: 'data/x/react-data-grid/editing.md',
  },
  { path: '/joy-ui/react-new/', kind: 'article', file: 'data/joy-ui/react-new.md' },
  { path: '/material-ui/api/button/', kind: 'api', file: null },
  { path: '/x/api/date-pickers/', kind: 'api', file: null },
  { path: '/joy-ui/api/button/', kind: 'api', file: null },
  { path: '/base-ui/react-button/hooks-api/', kind: 'tab', file: null },
  { path: '/blog/old/', kind: 'post', file: 'data/blog/old.md' },
  { path: '/blog/new/', kind: 'post', file: 'data/blog/new.md' },
] as const;

const XML = sitemapXml([
  { loc: 'https://example.com/', lastmod: null },
  { loc: 'https://example.com/a&b/ü/', lastmod: '2026-03-02T10:00:00+01:00' },
]);

/** The schema of sitemaps.org, which the package of that name carries. */
const schemaFile = path.resolve(
  path.dirname(createRequire(__filename).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);

/** What the schema says against a sitemap. */
async function complaints(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [readFileSync(schemaFile, 'utf8')],
  });
  return errors.map(({ message }) => message);
}

describe('the sitemap', () => {
  it('keeps the schema of sitemaps.org', async () => {
    expect(await complaints(XML)).toEqual([]);
    expect(await complaints(XML.replace('<loc>', '<loc>x</loc><loc>'))).not.toEqual([]);
    expect(await complaints(XML.replace('2026-03', '2026-33'))).not.toEqual([]);
  });

  it('is read back as it was meant', async () => {
    const items = await parseSitemap(Readable.from([XML]));
    expect(items.map(({ url, lastmod }) => [url, lastmod])).toEqual([
      ['https://example.com/', undefined],
      ['https://example.com/a&b/%C3%BC/', '2026-03-02T10:00:00+01:00'],
    ]);
  });
});

describe('the last change of a page', () => {
  const changeOf = (address: string, dates = DATES) => {
    const page = PAGES.find((row) => row.path === address);
    if (!page) throw new Error(`No page ${address}.`);
    return lastChange(page, { pages: PAGES, dates });
  };

  it('is that of an article or of the newest of its demos, but of no article below it', () => {
    expect(changeOf('/x/react-data-grid/')).toBe('2026-03-02T23:00:00+00:00');
    expect(changeOf('/x/react-data-grid/editing/')).toBe('2026-06-01T10:00:00Z');
  });

  it('is that of the packages which a reference is read from', () => {
    expect(changeOf('/material-ui/api/button/')).toBe('2026-01-01T10:00:00Z');
    expect(changeOf('/x/api/date-pickers/')).toBe('2026-01-03T10:00:00Z');
    expect(changeOf('/base-ui/react-button/hooks-api/')).toBe('2026-01-02T10:00:00Z');
  });

  it('is that of the newest page of a list', () => {
    expect(changeOf('/x/')).toBe('2026-06-01T10:00:00Z');
    expect(changeOf('/blog/')).toBe('2026-02-01T10:00:00Z');
  });

  it('is the day on which a post was published, as long as the history has nothing newer', () => {
    expect(changeOf('/blog/old/')).toBe('2026-02-01T10:00:00Z');
    expect(changeOf('/blog/new/')).toBe('2025-12-31');
    expect(changeOf('/blog/', { ...DATES, files: new Map() })).toBe('2025-12-31');
  });

  it('is unknown where the history is, and for pages that are code', () => {
    expect(changeOf('/joy-ui/react-new/')).toBeNull();
    expect(changeOf('/joy-ui/')).toBeNull();
    expect(changeOf('/joy-ui/api/button/')).toBeNull();
    expect(changeOf('/')).toBeNull();
  });
});
