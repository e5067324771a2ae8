import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { collectComplaints, exportedFiles, OUT, test } from './site';

const POSTS = exportedFiles()
  .map((file) => file.split(path.sep))
  .filter(([folder, slug]) => folder === 'blog' && slug !== 'index.html')
  .map(([, slug]) => `/blog/${slug}/`);

const list = (page: Page) => page.getByRole('region', { name: 'More posts' });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter by tag' });

/** The tag with the fewest posts, and how many it has. */
async function rarestTag(page: Page): Promise<{ tag: string; count: number }> {
  const rows = await filter(page).getByRole('link').allTextContents();
  const counts = rows.slice(1).map((row) => {
    const [, tag = '', count = ''] = /^(.*\S)\s+(\d+)$/.exec(row) ?? [];
    return { tag, count: Number(count) };
  });
  const [rarest] = counts.sort((a, b) => a.count - b.count);
  if (!rarest) throw new Error('No post of the list has a tag.');
  return rarest;
}

test('a tag filters the list by its address, and the chip takes it away', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/blog/');
  const cards = list(page).getByRole('article');
  const all = await cards.count();
  const { tag, count } = await rarestTag(page);

  await filter(page).getByRole('link', { name: tag }).click();
  await expect(page).toHaveURL(`/blog/?tags=${tag}`);
  await expect(cards).toHaveCount(count);
  await expect(list(page).getByRole('status')).toHaveText(
    count === 1 ? '1 post' : `${count} posts`,
  );
  await expect(list(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport();
  for (const card of await cards.all()) await expect(card).toContainText(tag);

  await page.reload();
  await expect(cards).toHaveCount(count);
  await page.getByRole('link', { name: `Remove the tag ${tag}` }).click();
  await expect(page).toHaveURL('/blog/');
  await expect(cards).toHaveCount(all);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  expect(complaints).toEqual([]);
});

test('an address that means nothing shows all posts', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/blog/?tags=%3Cscript%3E,constructor&page=-7');
  await expect(list(page).getByRole('status')).toContainText(`${POSTS.length - 2} posts`);
  await expect(filter(page).getByRole('link', { name: 'All tags' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(complaints).toEqual([]);
});

test('a post is read, led back from, and followed by its neighbors', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/blog/');
  await list(page).getByRole('article').last().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to blog' })).toBeVisible();
  const title = await page.locator('h1').textContent();
  expect(POSTS).toContain(new URL(page.url()).pathname);
  const text = await page.locator('#block-0').innerHTML();
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page.locator('h1')).not.toHaveText(title ?? '');
  expect(await page.locator('#block-0').innerHTML()).not.toBe(text);
  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('h1')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a post is found by its words, and marked as one', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/material-ui/');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('opaque origin');
  const hit = search.getByRole('option', { name: /Blog/ }).first();
  await expect(hit).toContainText('What a page may do');
  await hit.click();
  await expect(page).toHaveURL(/\/blog\/what-a-page-may-do\/#./);
  await expect(page.locator('h1')).toHaveText('What a page may do');
  expect(complaints).toEqual([]);
});

test('every post tells others what it is, and where the feeds are', async ({ page }) => {
  expect(POSTS.length).toBeGreaterThanOrEqual(5);
  for (const address of ['/blog/', ...POSTS]) {
    await page.goto(address);
    const links = page.locator('link[rel="alternate"][type*="xml"]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
    ]);
    if (address === '/blog/') continue;
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const json = await page
      .locator('script[data-next-head][type="application/ld+json"]')
      .textContent();
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'Article',
      headline: await page.locator('h1').textContent(),
    });
  }
});

test('the feeds are served, and have every post', async ({ request }) => {
  for (const [name, entry] of [
    ['rss.xml', '<item>'],
    ['atom.xml', '<entry>'],
  ] as const) {
    const response = await request.get(`/blog/${name}`);
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    expect(xml).toBe(readFileSync(path.join(OUT, 'blog', name), 'utf8'));
    expect(xml.split(entry)).toHaveLength(POSTS.length + 1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all posts are there, and nothing that would not work', async ({ page }) => {
    await page.goto('/blog/');
    for (const address of POSTS) await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
    await expect(filter(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Pages of posts' })).toBeHidden();
  });
});
