import { expect, type Page } from '@playwright/test';
import { collectComplaints, keepCopied, test } from './site';

const BUTTON = '/material-ui/api/button/';

const props = (page: Page) => page.locator('.api-section[data-section="props"]').first();
const display = (page: Page, name: string) => props(page).getByRole('radio', { name });
const item = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Opens a page with a stored display, so that chance plays no part. */
async function openWith(page: Page, stored: string, address = BUTTON): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('apiPage_default', value), stored);
  await page.goto(address);
  // As shipped, a page looks expanded before it can do anything.
  await page.waitForLoadState('networkidle');
  await expect(props(page)).toHaveAttribute('data-display', stored);
}

test('every section has a display of its own, which is kept', async ({ page }) => {
  await openWith(page, 'expanded');
  await display(page, 'Table view').check({ force: true });
  await expect(props(page)).toHaveAttribute('data-display', 'table');
  await expect(props(page).getByRole('table').first()).toBeVisible();
  const classes = page.locator('.api-section[data-section="classes"]');
  await expect(classes).toHaveAttribute('data-display', 'expanded');
  await page.reload();
  await expect(props(page)).toHaveAttribute('data-display', 'table');
  await expect(classes).toHaveAttribute('data-display', 'expanded');
});

test('a new reader gets one display by chance, the same for all sections and the next page', async ({
  page,
}) => {
  await page.goto(BUTTON);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('apiPage_default')))
    .toMatch(/^(collapsed|expanded|table)$/);
  const drawn = (await page.evaluate(() => localStorage.getItem('apiPage_default'))) ?? '';
  for (const section of await page.locator('.api-section').all())
    await expect(section).toHaveAttribute('data-display', drawn);
  await page.goto('/joy-ui/api/button/');
  await expect(props(page)).toHaveAttribute('data-display', drawn);
});

test('an address leads to its prop in every display, and opens it', async ({ page }) => {
  for (const stored of ['collapsed', 'expanded', 'table']) {
    await page.goto('about:blank');
    await openWith(page, stored, `${BUTTON}#Button-prop-variant`);
    await expect(item(page, 'Button-prop-variant').getByText("'outlined'").first()).toBeVisible();
    await expect(item(page, 'Button-prop-variant')).toBeInViewport();
    await page.evaluate(() => localStorage.clear());
  }
});

test('a collapsed prop opens and closes by keyboard', async ({ page }) => {
  await openWith(page, 'collapsed');
  const size = item(page, 'Button-prop-size');
  const header = size.locator('.api-open');
  await expect(size.getByText("'medium'").first()).toBeHidden();
  await header.focus();
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-expanded', 'true');
  await expect(size.getByText("'medium'").first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(header).toHaveAttribute('aria-expanded', 'false');
});

test('the filter finds by name, type and description, says how many and gives way to Escape', async ({
  page,
}) => {
  await openWith(page, 'expanded');
  await page.keyboard.press('f');
  const field = page.locator('#api-filter');
  await expect(field).toBeFocused();
  await page.keyboard.type('elevation');
  await expect(item(page, 'Button-prop-disableElevation')).toBeVisible();
  await expect(item(page, 'Button-prop-variant')).toBeHidden();
  await expect(page.locator('.api-count')).toHaveText(/^\d+ of \d+/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(item(page, 'Button-prop-variant')).toBeVisible();
});

test('the link of a prop is copied', async ({ page, baseURL }) => {
  const copied = await keepCopied(page);
  await openWith(page, 'expanded');
  await item(page, 'Button-prop-color').locator('.api-link').click();
  await expect.poll(() => copied).toEqual([`${baseURL}${BUTTON}#Button-prop-color`]);
});

test('a page reached on the client is styled and works as one that was opened', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => localStorage.setItem('apiPage_default', 'collapsed'));
  await page.goto('/base-ui/react-button/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByText('Hooks API').click();
  await expect(page).toHaveURL('/base-ui/react-button/hooks-api/');
  const parameter = item(page, 'use-button-parameters-disabled');
  await parameter.locator('.api-open').click();
  await expect(parameter.locator('.api-open')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.api-head').first()).toHaveCSS('display', 'flex');

  await page.goto(BUTTON);
  await page.locator('#side-nav a[href="/material-ui/api/chip/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chip API');
  await expect(props(page)).toHaveAttribute('data-display', 'collapsed');
  await item(page, 'Chip-prop-label').locator('.api-open').click();
  await expect(item(page, 'Chip-prop-label')).toContainText('The content of the component');
  expect(complaints).toEqual([]);
});

test('the reference is whole without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${BUTTON}`);
  await expect(item(page, 'Button-prop-variant').getByText("'outlined'").first()).toBeVisible();
  await expect(page.locator('#api-filter')).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await context.close();
});
