/** @jest-environment node */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { integrityWriter } from '@/publish/integrity.server';
import { writeProject } from '../../fixtures/project';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const A = `integrity="${hashOf('a()')}"`;
const CSS = `integrity="${hashOf('a{}')}"`;

beforeEach(() =>
  writeProject({
    'out/_next/static/a.js': 'a()',
    'out/_next/static/[...slug].js': 'slug()',
    'out/_next/static/a.css': 'a{}',
    'out/sandbox/modules/a.js': 'a()',
    'out/sandbox/modules/a.css': 'a{}',
  }),
);

describe('integrityWriter', () => {
  it.each([
    [
      '<script src="/_next/static/a.js" defer="">',
      `<script src="/_next/static/a.js" defer="" ${A}>`,
    ],
    [
      '<script nomodule="" src="/_next/static/a.js?v=1">',
      `<script nomodule="" src="/_next/static/a.js?v=1" ${A}>`,
    ],
    [
      '<link rel="preload" as="script" href="/_next/static/a.js"/>',
      `<link rel="preload" as="script" href="/_next/static/a.js" ${A}/>`,
    ],
    [
      '<link href="/_next/static/a.css" rel="stylesheet">',
      `<link href="/_next/static/a.css" rel="stylesheet" ${CSS}>`,
    ],
    [
      '<script src="/_next/static/%5B...slug%5D.js">',
      `<script src="/_next/static/%5B...slug%5D.js" integrity="${hashOf('slug()')}">`,
    ],
  ])('lets the browser check %s', (tag, checked) => {
    expect(integrityWriter('out')(`<p>a</p>${tag}</script>`)).toBe(`<p>a</p>${checked}</script>`);
  });

  it.each([
    '<link rel="stylesheet" href="/sandbox/modules/a.css" />',
    '<link rel="modulepreload" href="/sandbox/modules/a.js" />',
    '<script type="module" src="/sandbox/modules/a.js">',
  ])('has %s, in a document without an origin, asked for with CORS', (tag) => {
    const checked = integrityWriter('out')(tag);
    expect(checked).toContain(tag.includes('css') ? CSS : A);
    expect(checked).toContain(' crossorigin="anonymous"');
    expect(
      integrityWriter('out')(tag.replace(' href', ' crossorigin href')).match(/crossorigin/g),
    ).toHaveLength(1);
  });

  it.each([
    '<script>const tag = 1</script>',
    '<script id="__NEXT_DATA__" type="application/json">{"src":"/_next/static/a.js"}</script>',
    '<script src="https://example.com/a.js"></script>',
    '<script src="//example.com/a.js"></script>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="canonical" href="/a/"/>',
    '<link rel="preload" as="font" href="/_next/static/a.woff2"/>',
    '<link rel="alternate" hrefLang="en" href="/a/"/>',
    '<p title="<script">a &lt;script src="/_next/static/a.js"&gt;</p>',
    `<script src="/_next/static/a.js" integrity="sha384-x"></script>`,
  ])('leaves %s alone', (html) => {
    expect(integrityWriter('out')(html)).toBe(html);
  });

  it('takes a > in quotes for what it is', () => {
    const tag = '<link title="a > b" rel="stylesheet" href="/_next/static/a.css">';
    expect(integrityWriter('out')(tag)).toBe(`${tag.slice(0, -1)} ${CSS}>`);
  });

  it('reads a file once, however many documents name it', async () => {
    const withIntegrity = integrityWriter('out');
    const tag = '<script src="/_next/static/a.js"></script>';
    const first = withIntegrity(tag);
    await writeFile('out/_next/static/a.js', 'b()');
    expect(withIntegrity(tag)).toBe(first);
    expect(first).toContain(A);
  });

  it('does not publish a document that names a file which is not there', () => {
    expect(() => integrityWriter('out')('<script src="/_next/static/b.js">')).toThrow(/b\.js/);
  });
});
