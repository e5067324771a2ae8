/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { products } from '@data/products';
import { writeLlms } from '@/publish/llms.server';
import { isListed, listSitePages, type SitePage } from '@/publish/sitePages.server';
import { markdownPath } from '@/site/markdownPath';
import { outlineOfMarkdown } from '../../fixtures/markdownOutline';

const ORIGIN = 'https://example.com';

let folder: string;
let pages: SitePage[];

/** An export in which every page says its own address. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'export-'));
  pages = (await listSitePages()).filter(isListed);
  for (const { path: address } of pages) {
    await mkdir(path.join(folder, address), { recursive: true });
    const head = `<title>Title of ${address} - Product</title><meta name="description" content="About ${address}">`;
    await writeFile(path.join(folder, address, 'index.html'), `<head>${head}</head>`);
    await writeFile(path.join(folder, markdownPath(address)), `# Title of ${address}\n`);
  }
  const before = process.env['NEXT_PUBLIC_SITE_URL'];
  process.env['NEXT_PUBLIC_SITE_URL'] = ORIGIN;
  await writeLlms(folder);
  process.env['NEXT_PUBLIC_SITE_URL'] = before;
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

/** The pages of a product but the first. */
const pagesOf = (id: string) =>
  pages.map((page) => page.path).filter((page) => page.startsWith(`/${id}/`) && page !== `/${id}/`);

describe.each(products.map(({ id, name }) => [id, name]))('llms.txt of %s', (id, name) => {
  it('leads to the Markdown of each of its pages once, under the headings of its navigation', async () => {
    const { headings, links } = outlineOfMarkdown(await read(`${id}/llms.txt`));
    expect(headings[0]).toBe(`1 ${name}`);
    expect(headings.length).toBeGreaterThan(1);
    expect(headings).not.toContain('2 Other pages');
    const [full, ...others] = links;
    expect(full).toBe(`${ORIGIN}/${id}/llms-full.txt`);
    expect([...others].sort()).toEqual(
      pagesOf(id)
        .map((page) => ORIGIN + markdownPath(page))
        .sort(),
    );
  });

  it('says what each page is about', async () => {
    const [page = ''] = pagesOf(id);
    expect(await read(`${id}/llms.txt`)).toContain(
      `- [Title of ${page}](${ORIGIN}${markdownPath(page)}): About ${page}`,
    );
  });

  it('has the text of all of them in one file', async () => {
    const text = await read(`${id}/llms-full.txt`);
    const { headings } = outlineOfMarkdown(text);
    expect(headings.length).toBe(pagesOf(id).length + 1);
    for (const page of pagesOf(id)) {
      expect(text).toContain(`Page: ${ORIGIN}${page}\n\n# Title of ${page}\n`);
    }
  });
});

describe('llms.txt of the site', () => {
  it('leads to that of every product', async () => {
    const { links } = outlineOfMarkdown(await read('llms.txt'));
    expect(links.slice(0, products.length)).toEqual(
      products.map(({ id }) => `${ORIGIN}/${id}/llms.txt`),
    );
  });

  it('leads to the Markdown of every post, and to the versions', async () => {
    const { links } = outlineOfMarkdown(await read('llms.txt'));
    const posts = pages.filter(({ kind }) => kind === 'post').map((page) => page.path);
    expect(links.slice(products.length)).toEqual(
      [...posts, '/versions/'].map((page) => ORIGIN + markdownPath(page)),
    );
  });
});
