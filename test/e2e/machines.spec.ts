import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import StructuredDataValidator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, type Page } from '@playwright/test';
import { validateManifest } from '@pwabuilder/manifest-validation';
import openGraph from 'open-graph-scraper';
import { parseLedger } from '@/publish/ledger';
import { markdownPath } from '@/site/markdownPath';
import { outlineOfDocument, outlineOfMarkdown } from '../fixtures/markdownOutline';
import { collectComplaints, copyBy, exportedFiles, keepCopied, OUT, test } from './site';

/** Origin of a site that has not been told its own. */
const ORIGIN = process.env['NEXT_PUBLIC_SITE_URL'] || 'http://localhost:4173';

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const documentOf = (address: string) =>
  read(address === '/404.html' ? address : path.join(address, 'index.html'));

/** Pages that are not for readers to find: they say that something is not there, or lead to what is; and the test pages. */
const UNLISTED = /^\/(offline|production-error|search|(demos|experiments)\/.*)\/$/;

/** The addresses of all pages. */
const exportedAddresses = exportedFiles().map((file) =>
  `/${file.split(path.sep).join('/')}`.replace(/index\.html$/, ''),
);

/** The addresses of the pages that are for readers to find. */
const listed = exportedAddresses.filter(
  (address) => address !== '/404.html' && !UNLISTED.test(address),
);

/** Whether a page is written as an article or a post. */
const isWritten = (address: string) => existsSync(`data${address.replace(/\/$/, '')}.md`);

test('the sitemap has every page that is for readers to find, by its canonical address', () => {
  expect(listed.length).toBeGreaterThan(350);
  const locations = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(locations.sort()).toEqual(listed.map((address) => ORIGIN + address).sort());
  for (const address of listed) {
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(documentOf(address)) ?? [];
    expect(new URL(canonical ?? '', ORIGIN).href).toBe(ORIGIN + address);
  }
  // Posts have a date even where there is no history to ask.
  const posts = listed.filter((address) => address.startsWith('/blog/'));
  for (const address of posts)
    expect(read('sitemap.xml')).toContain(`<loc>${ORIGIN}${address}</loc><lastmod>2`);
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('every page has structured data without mistakes', async () => {
  const mistakes: string[] = [];
  for (const address of listed) {
    const extractor = new WebAutoExtractor({
      addLocation: true,
      embedSource: ['rdfa', 'microdata'],
    });
    const data = extractor.parse(documentOf(address));
    if (Object.keys(data.jsonld).length === 0) mistakes.push(`${address}: none`);
    for (const { severity, issueMessage } of await new StructuredDataValidator().validate(data)) {
      if (severity === 'ERROR') mistakes.push(`${address}: ${issueMessage}`);
    }
  }
  expect(mistakes).toEqual([]);
});

test('every page says what a link to it shows: title, description, address and picture', async () => {
  for (const address of listed) {
    const { error, result } = await openGraph({ html: documentOf(address) });
    expect([address, error]).toEqual([address, false]);
    expect(result).toMatchObject({
      ogType: address.startsWith('/blog/') && address !== '/blog/' ? 'article' : 'website',
      twitterCard: 'summary_large_image',
    });
    expect([address, Boolean(result.ogTitle && result.ogDescription)]).toEqual([address, true]);
    expect(new URL(result.ogUrl ?? '', ORIGIN).pathname).toBe(address);
    const [image] = result.ogImage ?? [];
    const file = path.join(OUT, new URL(image?.url ?? '', ORIGIN).pathname);
    expect([address, existsSync(file)]).toEqual([address, true]);
    expect(image?.alt).toBeTruthy();
  }
});

test('the web manifest is valid, and every page names it', async () => {
  const manifest = JSON.parse(read('site.webmanifest')) as Parameters<typeof validateManifest>[0];
  const results = await validateManifest(manifest);
  expect(results.length).toBeGreaterThan(10);
  expect(results.filter(({ valid }) => !valid)).toEqual([]);
  for (const address of listed) {
    expect(documentOf(address)).toMatch(/<link rel="manifest" href="\/site\.webmanifest"/);
  }
});

test('the icons of the manifest have the size that it says, and those that are cut keep their drawing', async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const { icons } = JSON.parse(read('site.webmanifest')) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src, sizes, purpose } of icons) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, width, height).data ?? [];
      // How far from the middle anything but the ground is painted, as a share of the side.
      let farthest = 0;
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const differs = [0, 1, 2, 3].some(
          (channel) => Math.abs((pixels[pixel * 4 + channel] ?? 0) - (pixels[channel] ?? 0)) > 8,
        );
        const x = (pixel % width) - width / 2;
        const y = Math.floor(pixel / width) - height / 2;
        if (differs) farthest = Math.max(farthest, Math.hypot(x, y) / width);
      }
      return { size: `${width}x${height}`, farthest, isOpaque: pixels[3] === 255 };
    }, src);
    if (sizes !== 'any') expect([src, drawn.size]).toEqual([src, sizes]);
    if (purpose !== 'maskable') continue;
    // What every launcher shows is a circle of 80 % of the side: https://www.w3.org/TR/appmanifest/#icon-masks.
    expect(drawn.isOpaque).toBe(true);
    expect(drawn.farthest).toBeGreaterThan(0.2);
    expect(drawn.farthest).toBeLessThan(0.4);
  }
});

test('every page has a copy in Markdown beside it, and says where', () => {
  const missing = listed.filter((address) => !existsSync(path.join(OUT, markdownPath(address))));
  expect(missing).toEqual([]);
  for (const address of exportedAddresses) {
    const html = documentOf(address);
    const copy = markdownPath(address);
    const named = [...html.matchAll(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/g)];
    const isListed = listed.includes(address);
    expect([address, named.map(([, href = '']) => new URL(href, ORIGIN).pathname)]).toEqual([
      address,
      isListed ? [copy] : [],
    ]);
    expect([address, html.includes(`<a href="${copy}" type="text/markdown">`)]).toEqual([
      address,
      isListed,
    ]);
  }
});

test('every page can be edited, and reported where there is a repository', () => {
  const repository = process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  // Without the network no link could be followed.
  const pages = exportedAddresses.filter((address) => address !== '/offline/');
  expect(pages.length).toBeGreaterThan(listed.length + 3);
  for (const address of pages) {
    const html = documentOf(address);
    const [, linked, named] =
      /\/edit\/main\/([^"]+)"|Edit this page<!-- -->: <code>([^<]+)<\/code>/.exec(html) ?? [];
    const source = linked ?? named ?? '';
    expect([address, source !== '' && existsSync(source)]).toEqual([address, true]);
    const report = `${repository}/issues/new?title=%5Bdocs%5D`;
    if (repository) expect([address, html.includes(report)]).toEqual([address, true]);
  }
});

test('the Markdown of every page that is not written as Markdown has its headings and links', () => {
  // Articles and posts are held against their pages in test/data/markdown.test.ts: demos have headings and links of their own.
  for (const address of listed.filter((page) => !isWritten(page))) {
    const outline = outlineOfMarkdown(read(markdownPath(address)));
    expect([address, outline]).toEqual([address, outlineOfDocument(documentOf(address))]);
    expect(outline.headings[0]).toMatch(/^1 /);
    expect(read(markdownPath(address))).toMatch(/^# /);
  }
});

test('a page is copied as Markdown, and shown as Markdown', async ({ page }) => {
  const copied = await keepCopied(page);
  await page.goto('/material-ui/react-button/');
  const name = 'Copy page as Markdown';
  await copyBy(
    () => page.getByRole('button', { name }).click(),
    page.locator('[data-ga-event-action="copy-markdown"]'),
  );
  const markdown = read('material-ui/react-button.md');
  expect(copied).toEqual([markdown]);

  const link = page.getByRole('link', { name: 'View as Markdown' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i);
  expect(await response.text()).toBe(markdown);
});

test('every address that was ever published answers, at most one step away', async ({
  request,
}) => {
  const ledger = parseLedger(readFileSync('data/ledger.txt', 'utf8'));
  for (const address of ledger) {
    const first = await request.get(address, { maxRedirects: 0 });
    if (first.status() === 200) continue;
    expect([address, [301, 302].includes(first.status())]).toEqual([address, true]);
    const second = await request.get(first.headers()['location'] ?? '', { maxRedirects: 0 });
    expect([address, second.status()]).toEqual([address, 200]);
  }
});

/** Opens an old address at a host that knows no redirects, and sends documents alone. */
async function openUnknown(page: Page, address: string): Promise<void> {
  await page.route('**/components/buttons/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf('/components/buttons/') }),
  );
  await page.goto(address, { waitUntil: 'commit' });
}

test('a host that knows no redirects leads on by a page, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openUnknown(page, '/components/buttons/?');
  await page.waitForURL('**/material-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await context.close();
});

test('its page keeps the query and the anchor, even when what it leads to is slow', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const asked: string[] = [];
  await page.route('**/material-ui/react-button/*', async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openUnknown(page, '/components/buttons/?from=mail#variants');
  await page.waitForURL('**/material-ui/react-button/?from=mail#variants');
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('an old address with a language is sent on by the page of wrong addresses', async ({
  page,
}) => {
  await page.route('**/pt/components/buttons/*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: read('404.html') }),
  );
  await page.goto('/pt/components/buttons/?from=mail#variants', { waitUntil: 'commit' });
  await page.waitForURL('**/material-ui/react-button/?from=mail#variants');
});

test('an old address keeps its query and its anchor', async ({ page }) => {
  await page.goto('/zh/components/buttons?from=mail#variants');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/\?from=mail#variants$/);
});
