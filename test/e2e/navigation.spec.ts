import { expect, type Page } from '@playwright/test';
import { copyBy, collectComplaints, keepCopied, test } from './site';

const ARTICLE = '/material-ui/react-button/';

test('a link in prose changes the page on the client and moves the focus to the new heading', async ({
  page,
}) => {
  await page.goto('/material-ui/getting-started/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.locator('.prose a[href^="/"]').first().click();
  await expect(page.locator('#main-heading')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
  await expect(page.locator('next-route-announcer')).toBeAttached();
});

test('a press with a modifier key opens a new tab and leaves the page alone', async ({ page }) => {
  await page.goto(ARTICLE);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .locator('#side-nav')
      .getByRole('link', { name: 'Text Field' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/material-ui/react-text-field/');
  await expect(page).toHaveURL(ARTICLE);
});

test('groups open and close by press and by keyboard, and the active row is marked', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const nav = page.locator('#side-nav');
  await expect(nav.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const group = nav.getByRole('link', { name: 'Getting started' });
  await page.waitForLoadState('networkidle');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(ARTICLE);
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('the contents list follows the reader and leads to sections', async ({ page }) => {
  await page.goto(ARTICLE);
  const contents = page.locator('#contents');
  await contents.getByRole('link', { name: 'Sizes', exact: true }).click();
  await expect(page).toHaveURL(`${ARTICLE}#sizes`);
  await expect(contents.getByRole('link', { name: 'Sizes', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect.poll(() => topOf(page, 'sizes')).toBeGreaterThan(64);
  await expect.poll(() => topOf(page, 'sizes')).toBeLessThan(140);
});

test('a page opened at an anchor lands on it although demos load above it', async ({ page }) => {
  await page.goto(`${ARTICLE}#accessibility`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  const top = await topOf(page, 'accessibility');
  expect(top).toBeGreaterThan(64);
  expect(top).toBeLessThan(140);
});

test('on a narrow window the contents list opens from a bar and closes with a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  await expect(page.locator('#contents')).toBeHidden();
  await page.getByRole('button', { name: /On this page/ }).click();
  await page.locator('#contents').getByRole('link', { name: 'Icons', exact: true }).click();
  await expect(page.locator('#contents')).toBeHidden();
  await expect.poll(() => topOf(page, 'icons')).toBeLessThan(180);
  await expect.poll(() => topOf(page, 'icons')).toBeGreaterThan(64);
});

test('on a narrow window the navigation keeps the keyboard in it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  const open = page.getByRole('button', { name: 'Open main navigation' });
  await open.press('Enter');
  await expect(page.locator('#side-nav')).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('#side-nav');
    });
    expect(outside).toBe(false);
  }
  await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-nav')).toBeHidden();
  await expect(open).toBeFocused();
});

test('headings are links of their own, by keyboard too', async ({ page }) => {
  await page.goto(ARTICLE);
  const anchor = page.locator('h2#sizes a');
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ARTICLE}#sizes`);
});

test('the button for the way back to the top shows after scrolling', async ({ page }) => {
  await page.goto(ARTICLE);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the button for the way back to the top covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/base-ui/react-menu/');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.locator('#main-content').focus();
  let covered = 0;
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await isCovered(page)) covered += 1;
  }
  expect(covered).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
});

/** Whether a press in the middle of what has the focus would hit the button instead. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { x, y, width, height } = (
      document.activeElement ?? document.body
    ).getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest('[data-shown]') != null;
  });
}

test('previous and next follow the tree', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  await page.getByRole('link', { name: 'Next Usage' }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/usage/');
  await page.getByRole('link', { name: 'Previous Installation' }).click();
  await expect(page).toHaveURL('/material-ui/getting-started/installation/');
});

test('the search keeps in view what the arrow keys select', async ({ page }) => {
  await page.goto('/search/?q=button');
  const field = page.getByRole('main').getByRole('combobox');
  await expect(page.getByRole('option').nth(15)).toBeAttached();
  await field.focus();
  for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(15)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').nth(15)).toBeInViewport({ ratio: 1 });
});

test('the search opens by keyboard, finds sections and leads to them', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('sx prop');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/the-sx-prop/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the search closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  const open = page.locator('header').getByRole('link', { name: /^Search/ });
  await open.focus();
  await page.keyboard.press('b');
  await expect(page.getByRole('combobox')).toHaveValue('b');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('code is copied, and the button says so for two seconds', async ({ page }) => {
  const copied = await keepCopied(page);
  await page.goto('/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  const block = page.locator('.code').first();
  await block.hover();
  const button = block.locator('[data-copy]');
  await copyBy(() => button.click(), button);
  expect(copied).toEqual([await block.locator('code').textContent()]);
  await expect(button).toHaveText('Copy', { timeout: 4000 });
});

test('the choice of a tab is shared by blocks and kept for the next page', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  await page.locator('.code-tabs').first().getByRole('radio', { name: 'pnpm' }).check();
  for (const tabs of await page.locator('.code-tabs[data-storage-key="package-manager"]').all()) {
    await expect(tabs.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  }
  await page.goto('/joy-ui/getting-started/');
  await expect(
    page.locator('.code-tabs').first().getByRole('radio', { name: 'pnpm' }),
  ).toBeChecked();
});

test('a wrong address names the nearest pages, and a language prefix leads on', async ({
  page,
}) => {
  const response = await page.goto('/material-ui/button/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main a[href="/material-ui/react-button/"]')).toBeVisible();
  await page.goto('/zh/material-ui/react-button/');
  await expect(page).toHaveURL('/material-ui/react-button/');
});

test('pages work with storage blocked', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  await page.locator('.code-tabs').first().getByRole('radio', { name: 'pnpm' }).check();
  await expect(
    page.locator('.code-tabs').last().getByRole('radio', { name: 'pnpm' }),
  ).toBeChecked();
  expect(complaints).toEqual([]);
});

function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (wanted) => document.getElementById(wanted)?.getBoundingClientRect().top ?? -1,
    id,
  );
}

for (const [width, height] of [
  [390, 844],
  [1440, 600],
  [320, 256],
] as const) {
  test(`the contents list names the section that the page has gone to, ${width} px by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${ARTICLE}#sizes`);
    await expect(page.locator('#contents [aria-current="location"]')).toHaveText('Sizes');
  });
}
