import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { articlePaths, pagePaths, test } from './site';

test.use({ javaScriptEnabled: false });

test('every page is readable without script', async ({ page }) => {
  for (const address of pagePaths()) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).not.toBeEmpty();
  }
});

/** What cannot be rendered on the server: the grid measures its place first, and some parts say so themselves. */
const BROWSER_ONLY = /@mui\/x-data-grid|NoSsr/;

test('every demo that can be rendered on the server stands in its page without script', async ({
  page,
}) => {
  let rendered = 0;
  for (const address of articlePaths()) {
    await page.goto(address);
    for (const demo of await page.locator('section[aria-label^="Demo "]').all()) {
      if (BROWSER_ONLY.test(sourceOf(address, (await demo.getAttribute('id')) ?? ''))) continue;
      await expect(demo.locator('[class*="Demo_example"] > *').first()).toBeVisible();
      rendered += 1;
    }
  }
  expect(rendered).toBeGreaterThan(50);
});

function sourceOf(address: string, name: string): string {
  const folder = address.replace('/experiments/docs/', '/docs-infra/');
  return readFileSync(path.join('data', folder, `${name}.tsx`), 'utf8');
}

test('pages follow the colors of the system without script', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(light).toBe('rgb(255, 255, 255)');
  expect(await background()).toBe('rgb(16, 20, 24)');
});

test('the navigation of a wide window leads to every group without script', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const group = page.locator('#side-nav').getByRole('link', { name: 'Getting started' });
  await group.click();
  await expect(page).toHaveURL('/material-ui/getting-started/');
  await page.locator('#side-nav').getByRole('link', { name: 'Installation' }).click();
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('the navigation of a narrow window opens, leads on and closes without script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  const nav = page.locator('#side-nav');
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(nav).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await nav.getByRole('link', { name: 'Text Field' }).click();
  await expect(page.locator('h1')).toHaveText('Text Field');
});

test('the product and the version are chosen without script', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.locator('#mui-version-selector').click();
  await expect(page.locator('#mui-version-menu').getByText('View all versions')).toBeVisible();
  await page.locator('#mui-product-selector').click();
  await page.locator('#mui-product-menu').getByRole('link', { name: 'Joy UI' }).click();
  await expect(page).toHaveURL('/joy-ui/');
});

test('tabbed code and the source of a demo are reached without script', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  const tabs = page.locator('.code-tabs').first();
  const panels = tabs.locator('.code-tabs-panels > *');
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeHidden();
  await tabs.getByRole('radio').nth(1).check();
  await expect(panels.nth(1)).toBeVisible();

  await page.goto('/material-ui/react-button/');
  await page.locator('#ButtonVariants').getByRole('link', { name: 'View source' }).click();
  await expect(page.locator('#source')).toContainText("import Button from '@mui/material/Button';");
});
