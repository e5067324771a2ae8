/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { checkContent } from '@/site/checkContent.server';

type Page = Awaited<ReturnType<typeof checkContent>>[number];

let pages: readonly Page[];

beforeAll(async () => {
  pages = await checkContent();
}, 60_000);

/** What stands more than once in a list, with where it stands. */
function repeated(entries: readonly (readonly [text: string, place: string])[]) {
  const places = new Map<string, string[]>();
  for (const [text, place] of entries) places.set(text, [...(places.get(text) ?? []), place]);
  return [...places].filter(([, all]) => all.length > 1);
}

describe('the articles', () => {
  it('have no mistakes, and every one of them is read', async () => {
    // Posts and the versions page are read by others.
    const others = [path.join('data', 'blog'), path.join('data', 'versions.md')];
    const files = (await listFiles('data', '.md')).filter(
      (file) => !others.some((other) => file.startsWith(other)),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(pages.map(({ file }) => file).sort()).toEqual(files);
  });

  it('have titles of 70 characters at most and descriptions of 170', () => {
    for (const { article } of pages) {
      const { title, description } = article.frontMatter;
      expect(title.trim()).toBe(title);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(170);
    }
  });

  it('have descriptions in plain text, that end as sentences do', () => {
    const wrong = pages
      .map(({ file, article }) => `${file}: ${article.frontMatter.description}`)
      .filter((text) => /\*\*|`|\]\(|<[a-z]/.test(text) || !/[.?!]$/.test(text));
    expect(wrong).toEqual([]);
  });

  it('have titles that are unique within their product', () => {
    const titles = pages.map(
      ({ file, product, article }) =>
        [`${product.id}: ${article.frontMatter.title}`, file] as const,
    );
    expect(repeated(titles)).toEqual([]);
  });

  it('have descriptions that are unique in the site', () => {
    expect(
      repeated(pages.map(({ file, article }) => [article.frontMatter.description, file] as const)),
    ).toEqual([]);
  });

  it('do not share the ids of their headings, demos and blocks', () => {
    for (const { file, article } of pages) {
      const ids = [
        ...article.headings.map(({ id }) => id),
        ...article.demos.flatMap(({ name }) => [name, `${name}-source`]),
        ...article.blocks.map((_block, index) => `block-${index}`),
      ];
      expect([file, repeated(ids.map((id) => [id, file] as const))]).toEqual([file, []]);
    }
  });

  it('write no section by hand that is generated', async () => {
    const written: string[] = [];
    for (const { file } of pages) {
      const text = await readFile(file, 'utf8');
      if (/^#+ (API|Unstyled)$/m.test(text)) written.push(file);
    }
    expect(written).toEqual([]);
  });

  it('close every callout and every block of tabs', async () => {
    const open: string[] = [];
    for (const { file } of pages) {
      const lines = (await readFile(file, 'utf8')).split('\n');
      const begins = lines.filter((line) => /^:::[a-z]/.test(line)).length;
      const ends = lines.filter((line) => line === ':::').length;
      if (begins !== ends) open.push(`${file}: ${begins} begin, ${ends} end`);
    }
    expect(open).toEqual([]);
  });

  it('show no directive as text', () => {
    const shown = pages.flatMap(({ file, article }) =>
      article.sections.filter(({ text }) => /:::?\s*[a-z-]+\{/.test(text)).map(() => file),
    );
    expect(shown).toEqual([]);
  });

  it('stand in the folder of a product, beside nothing but demos', async () => {
    const known = ['.md', '.tsx', '.ts', '.json'];
    const others = (await listFiles('data', '')).filter(
      (file) => !known.includes(path.extname(file)) && path.basename(file) !== 'ledger.txt',
    );
    expect(others).toEqual([]);
  });
});
