import { expect, type Locator } from '@playwright/test';
import { collectComplaints, test } from './site';

const ARTICLE = '/material-ui/react-button/';

test('a demo below the fold loads no code until it comes near, and works then', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  const onLoad = scripts.length;

  const demo = page.locator('#ConfirmDelete');
  const button = demo.getByRole('button', { name: /delete/i });
  await expect(button).toBeAttached();
  expect(await isHydrated(button)).toBe(false);

  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(button)).toBe(true);
  expect(scripts.length).toBeGreaterThan(onLoad);
  await button.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('the code of the toolbar comes when a reader turns to a demo; a press does not wait for it to be there', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(ARTICLE);
  const demo = page.locator('#ButtonVariants');
  await demo.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const toggle = demo.getByRole('button', { name: 'Expand code' });
  await expect.poll(() => isHydrated(demo.getByRole('button').first())).toBe(true);
  expect(await isHydrated(toggle)).toBe(false);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect(await isHydrated(toggle)).toBe(false);
  release();
  const collapse = demo.getByRole('button', { name: 'Collapse code' });
  await expect(collapse).toBeFocused();
  await expect(demo.locator('pre')).toContainText('export default function ButtonVariants');
  expect(complaints).toEqual([]);
});

test('hydration keeps the HTML of the server and complains of nothing', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  const button = page.locator('#ButtonVariants button').first();
  await button.evaluate((element) => element.setAttribute('data-from-server', ''));
  await page.locator('#ButtonVariants').scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(button)).toBe(true);
  await expect(button).toHaveAttribute('data-from-server', '');
  expect(complaints).toEqual([]);
});

test('no page is fetched because its link is in view, and one that is pointed at is', async ({
  page,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) data.push(new URL(request.url()).pathname);
  });
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([]);

  await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).hover();
  await expect.poll(() => data.some((path) => path.endsWith('/react-text-field.json'))).toBe(true);
});

test('prose, demos and code survive going forth and back', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(ARTICLE);
  const before = await page.locator('#block-0').innerHTML();
  await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Field');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  expect(await page.locator('#block-0').innerHTML()).toBe(before);
  await page.locator('#ButtonVariants').scrollIntoViewIfNeeded();
  await expect(page.locator('#ButtonVariants button').first()).toBeVisible();
  await expect(page.locator('#ButtonVariants-code pre')).toContainText('<Button');
  expect(complaints).toEqual([]);
});

test('what is typed before its code has come is kept and understood', async ({ page }) => {
  const complaints = collectComplaints(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/material-ui/customization/color/#playground', { waitUntil: 'commit' });
  const tool = page.locator('[data-component]');
  await tool.locator('#primary').fill('#d32f2f');
  release();
  await expect(tool.locator('pre')).toContainText('#d32f2f');
  await expect(tool.locator('#primary')).toHaveValue('#d32f2f');
  expect(complaints).toEqual([]);
});

/** React has attached itself to an element once it carries its fiber. */
function isHydrated(locator: Locator): Promise<boolean> {
  return locator
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}
