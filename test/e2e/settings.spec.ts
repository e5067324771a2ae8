import { expect, type Locator, type Page } from '@playwright/test';
import {
  copyBy,
  changeSettings,
  collectComplaints,
  keepCopied,
  visitEveryDemo,
  test,
} from './site';

const BUTTON = '/material-ui/react-button/';

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test('the settings are used by keyboard alone and give the focus back', async ({ page }) => {
  await page.goto(BUTTON);
  await page.waitForLoadState('networkidle');
  await openSettings(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByLabel('System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawer(page).getByLabel('Dark')).toBeChecked();
  await expect(page.locator('body')).toHaveClass('mode-dark');
  // Every stop of the Tab key is inside, until the browser takes it to its own controls.
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog') !== null;
    });
    expect(where).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(openSettings(page)).toBeFocused();
});

test('the mode is kept, direction and density last until the page is reloaded', async ({
  page,
}) => {
  await page.goto(BUTTON);
  await changeSettings(page, async (settings) => {
    await settings.getByLabel('Dark').check();
    await settings.getByLabel('Right to left').check();
    await settings.getByLabel('Decrease spacing').click();
  });
  await page.locator('#side-nav a[href="/material-ui/react-text-field/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Field');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await openSettings(page).click();
  await expect(drawer(page).getByLabel('Spacing unit in pixels')).toHaveValue('8');
});

test('right to left mirrors the page, the settings and the demos without a reload', async ({
  page,
}) => {
  await page.goto(BUTTON);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const icon = page.locator('.MuiButton-startIcon').first();
  await icon.scrollIntoViewIfNeeded();
  await expect(icon).toHaveCSS('margin-right', '8px');
  const nav = page.locator('#side-nav');
  expect((await nav.boundingBox())?.x).toBeLessThan(100);

  await changeSettings(page, async (settings) => {
    await settings.getByLabel('Right to left').check();
    await expect.poll(async () => (await settings.boundingBox())?.x).toBe(0);
    // The arrow keys turn with the page.
    await settings.getByLabel('Right to left').focus();
    await page.keyboard.press('ArrowRight');
    await expect(settings.getByLabel('Left to right')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(settings.getByLabel('Right to left')).toBeChecked();
  });
  await expect(icon).toHaveCSS('margin-left', '8px');
  expect((await nav.boundingBox())?.x).toBeGreaterThan(1000);
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
});

test('English keeps its order from right to left: a package begins with its sign, a sentence ends with its stop', async ({
  page,
}) => {
  await page.goto('/joy-ui/');
  await changeSettings(page, (settings) => settings.getByLabel('Right to left').check());
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const packageName = page.locator('main header code').first();
  await expect(packageName).toHaveText('@mui/joy');
  expect(await leftOf(packageName, 0)).toBeLessThan(await leftOf(packageName, 1));
  const sentence = page.locator('main li > a > span').first();
  await expect(sentence).toHaveText(/\w\.$/);
  expect(await leftOf(sentence, -1)).toBeGreaterThan(await leftOf(sentence, -2));
});

/** Where a character of a text stands, in pixels from the left; negative ones are counted from its end. */
async function leftOf(text: Locator, index: number): Promise<number> {
  return text.evaluate((element, wanted) => {
    const [node] = element.childNodes;
    const length = node?.textContent?.length ?? 0;
    const start = (wanted + length) % length;
    const range = document.createRange();
    range.setStart(node ?? element, start);
    range.setEnd(node ?? element, start + 1);
    return range.getBoundingClientRect().left;
  }, index);
}

test('the density tool and the settings change the same demos', async ({ page }) => {
  await page.goto('/material-ui/customization/density/#try-it');
  await visitEveryDemo(page);
  const tool = page.locator('[data-component]');
  await tool.getByLabel('Spacing unit in pixels').fill('20');
  await expect(tool.getByLabel('Increase spacing')).toBeDisabled();
  await tool.getByLabel('Spacing unit in pixels').fill('0');
  await expect(tool.getByLabel('Decrease spacing')).toBeDisabled();
  await tool.getByRole('checkbox').check();
  await openSettings(page).click();
  await expect(drawer(page).getByRole('switch')).toBeChecked();
  await drawer(page).getByRole('button', { name: 'Reset density' }).click();
  await page.keyboard.press('Escape');
  await expect(tool.getByRole('checkbox')).not.toBeChecked();
  await expect(tool.getByLabel('Spacing unit in pixels')).toHaveValue('8');
});

test('the default theme opens at the path of the address', async ({ page }) => {
  await page.goto('/material-ui/customization/default-theme/?expand-path=$.palette.primary');
  const tool = page.locator('[data-component]');
  await expect(tool.getByText('main: "#1976d2"')).toBeVisible();
  await expect(tool.getByText('main: "#9c27b0"')).toBeHidden();
  await tool.getByLabel('Use dark theme').check();
  await expect(tool.getByText('main: "#90caf9"')).toBeVisible();
  await tool.getByLabel('Expand all').check();
  await expect(tool.getByText('main: "#ce93d8"')).toBeVisible();
});

test('a choice in one tab is the choice in all of them', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(BUTTON);
  await other.goto('/joy-ui/react-button/');
  await other.waitForLoadState('networkidle');
  await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
  await expect(other.locator('body')).toHaveClass('mode-dark');
});

test('everything works for the visit with storage and cookies blocked', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    const block = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
        set() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    block(window, 'localStorage');
    block(window, 'sessionStorage');
    block(window, 'BroadcastChannel');
    block(document, 'cookie');
  });
  await page.goto('/material-ui/customization/color/#playground');
  await page.waitForLoadState('networkidle');
  const tool = page.locator('[data-component]');
  await tool.locator('#primary').fill('#d32f2f');
  await tool.getByRole('button', { name: 'Set docs colors', exact: true }).click();
  await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
  await page.locator('#side-nav a', { hasText: 'Components' }).first().click();
  await page.locator(`#side-nav a[href="${BUTTON}"]:not([data-group])`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await expect(page.locator('.MuiButton-containedPrimary').first()).toHaveCSS(
    'background-color',
    'rgb(211, 47, 47)',
  );
  expect(complaints).toEqual([]);
});

test('code is copied by keyboard while its block is hovered and nothing is selected', async ({
  page,
}) => {
  const copied = await keepCopied(page);
  await page.goto('/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  const block = page.locator('.code').first();
  await block.hover();
  await copyBy(() => page.keyboard.press('Control+c'), block.locator('[data-copy]'));
  expect(copied).toEqual([await block.locator('code').innerText()]);
  await expect(block.locator('[data-copy]')).toHaveText('Copy');
});

test('colors of the system are used where the reader forces them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(BUTTON);
  await openSettings(page).click();
  const segment = (label: string) =>
    drawer(page).locator('label', { hasText: label }).locator('span');
  const outline = (label: string) =>
    segment(label).evaluate((element) => getComputedStyle(element).outlineStyle);
  // A background alone would not be seen.
  expect([await outline('System'), await outline('Dark')]).toEqual(['solid', 'none']);
});

test('more contrast is given to those who ask for it', async ({ page }) => {
  await page.goto(BUTTON);
  const variable = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--text-muted').trim());
  const usual = await variable();
  await page.emulateMedia({ contrast: 'more' });
  expect(await variable()).not.toBe(usual);
});

test('nothing moves for those who ask for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(BUTTON);
  await openSettings(page).click();
  await expect(drawer(page)).toHaveCSS('animation-name', 'none');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});
