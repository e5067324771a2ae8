/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { validateXML } from 'xmllint-wasm';
import { lastChange, sitemapXml } from '@/publish/sitemap.server';

const DATES = {
  files: new Map([['data/material-ui/react-button.md', '2026-03-02T10:00:00+01:00']]),
  packages: '2026-01-01T10:00:00Z',
};

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
  it('is that of its source, or of the packages that it is read from', () => {
    const article = { kind: 'article', file: 'data/material-ui/react-button.md' } as const;
    expect(lastChange(article, DATES)).toBe('2026-03-02T10:00:00+01:00');
    expect(lastChange({ kind: 'api', file: null }, DATES)).toBe(DATES.packages);
    expect(lastChange({ kind: 'tab', file: null }, DATES)).toBe(DATES.packages);
  });

  it('is unknown for a source that is not in the history, and for pages that are code', () => {
    expect(lastChange({ kind: 'post', file: 'data/blog/new.md' }, DATES)).toBeNull();
    expect(lastChange({ kind: 'route', file: 'pages/index.tsx' }, DATES)).toBeNull();
  });
});
