import { expect, type Page } from '@playwright/test';
import { changeSettings, collectComplaints, visitEveryDemo, test } from './site';

const BUTTON = '/material-ui/react-button/';
const DARK_PAGE = 'rgb(16, 20, 24)';
const COLOR = '/material-ui/customization/color/';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Leaves the page without any script but the one in its document: what is painted then is painted first. */
async function openBeforeScripts(page: Page, address: string): Promise<void> {
  // The requests are left open, so that nothing of the page's code can ever run.
  await page.route('**/*.js', () => undefined);
  await page.addInitScript(() => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => changes.push(performance.now())).observe(document, {
      attributes: true,
      attributeFilter: ['data-mui-color-scheme', 'class', 'dir'],
      subtree: true,
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
}

/** Whether everything that the script has changed of the document was changed before the first paint. */
function changedBeforePaint(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { changes } = window as unknown as { changes: number[] };
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return changes.length > 0 && changes.every((time) => time < paint);
  });
}

test.describe('the first painted frame', () => {
  test('is dark when dark is stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await openBeforeScripts(page, BUTTON);
    expect(await background(page)).toBe(DARK_PAGE);
    expect(await changedBeforePaint(page)).toBe(true);
    await expect(page.locator('body')).toHaveClass('mode-dark');
  });

  for (const stored of ['system', null]) {
    test(`is dark when the system is and ${stored ?? 'nothing'} is stored`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      if (stored) await page.addInitScript(() => localStorage.setItem('mui-mode', 'system'));
      await openBeforeScripts(page, BUTTON);
      expect(await background(page)).toBe(DARK_PAGE);
      expect(await changedBeforePaint(page)).toBe(true);
    });
  }

  test('has the colors of the cookie, in demos and around them', async ({
    page,
    context,
    baseURL,
  }) => {
    const value = JSON.stringify({ primary: { main: '#8bc34a' } });
    await context.addCookies([{ name: 'paletteColors', value, url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await openBeforeScripts(page, BUTTON);
    expect(await background(page)).toBe(DARK_PAGE);
    const button = page.locator('.MuiButton-containedPrimary').first();
    await expect(button).toHaveCSS('background-color', 'rgb(139, 195, 74)');
    await expect(button).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
    await expect(page.locator('.prose a[href^="#"]:not(.anchor)').first()).toHaveCSS(
      'color',
      'rgb(139, 195, 74)',
    );
  });

  test('is light when a mode of another age is stored, which stays stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'sepia'));
    await openBeforeScripts(page, BUTTON);
    await expect(page.locator('body')).toHaveClass('mode-light');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('sepia');
  });
});

test('a hostile cookie of colors changes nothing and breaks nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = collectComplaints(page);
  for (const value of [
    '{"primary":{"main":"red}body{display:none"}}',
    '{"primary":{"main":"url(https://example.com/)"}}',
    '{"__proto__":{"main":"#fff"}}',
    '{broken',
    '[]',
  ]) {
    await context.addCookies([{ name: 'paletteColors', value, url: baseURL ?? '' }]);
    await page.goto(BUTTON);
    await expect(page.locator('.MuiButton-containedPrimary').first()).toHaveCSS(
      'background-color',
      'rgb(25, 118, 210)',
    );
    await expect(page.locator('#palette-colors')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('the mode follows the system while it is open, unless another one was chosen', async ({
  page,
}) => {
  await page.goto(BUTTON);
  await page.waitForLoadState('networkidle');
  const themeColors = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await expect(page.locator('body')).toHaveClass('mode-light');
  expect(await themeColors()).toEqual(['#0072E5', '#0072E5']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await themeColors()).toEqual(['#101418', '#101418']);

  await changeSettings(page, (settings) => settings.getByLabel('Light').check());
  await expect(page.locator('body')).toHaveClass('mode-light');
  await changeSettings(page, (settings) => settings.getByLabel('System').check());
  await expect(page.locator('body')).toHaveClass('mode-dark');
});

/** Has React tell of every component that it renders inside a demo. */
async function countDemoRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      stateNode: unknown;
    }
    const PERFORMED_WORK = 1;
    const counter = window as unknown as { demoRenders: number };
    counter.demoRenders = 0;
    const walk = (fiber: Fiber, inDemo: boolean) => {
      const { stateNode } = fiber;
      const here =
        inDemo || (stateNode instanceof Element && stateNode.matches('[class*="Demo_example"]'));
      if (here && fiber.flags & PERFORMED_WORK) counter.demoRenders += 1;
      // React keeps the children of what it did not touch.
      if (fiber.alternate && fiber.alternate.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) walk(child, here);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current, false),
      },
    });
  });
}

test('a change of the mode or of the palette renders no demo anew, and one of density does', async ({
  page,
}) => {
  await countDemoRenders(page);
  await page.goto(BUTTON);
  await visitEveryDemo(page);
  const renders = () =>
    page.evaluate(() => (window as unknown as { demoRenders: number }).demoRenders);
  const before = await renders();
  expect(before).toBeGreaterThan(0);

  await changeSettings(page, async (settings) => {
    await settings.getByLabel('Dark').check();
    await settings.getByLabel('Light').check();
    await settings.getByLabel('Dark').check();
  });
  expect(await background(page)).toBe(DARK_PAGE);
  expect(await renders()).toBe(before);

  await changeSettings(page, (settings) => settings.getByRole('switch').check());
  await expect(page.locator('.MuiButton-sizeSmall').first()).toBeVisible();
  expect(await renders()).toBeGreaterThan(before);
});

test('demos that are not hydrated yet keep their HTML through every change', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(BUTTON);
  await page.waitForLoadState('networkidle');
  const last = page.locator('[class*="Demo_example"]').last();
  await last.evaluate((element) => element.firstElementChild?.setAttribute('data-from-server', ''));
  const isLive = () =>
    last.evaluate((element) =>
      Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
  await changeSettings(page, async (settings) => {
    await settings.getByLabel('Dark').check();
    await settings.getByLabel('Right to left').check();
    await settings.getByRole('switch').check();
    await settings.getByLabel('Increase spacing').click();
  });
  expect(await isLive()).toBe(false);
  await expect(last.locator('[data-from-server]')).toHaveCount(1);

  await visitEveryDemo(page);
  expect(await isLive()).toBe(true);
  await expect(last.locator('[data-from-server]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a chosen palette holds for every demo until it is reset', async ({ page, context }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'paletteColors');
  await page.goto(`${COLOR}#playground`);
  await page.waitForLoadState('networkidle');
  const tool = page.locator('[data-component]');
  await tool.locator('#primary').fill('rebeccapurple');
  await expect(tool.getByText('Not a color')).toBeVisible();
  await tool.locator('#primary').fill('d32f2f');
  await tool.getByRole('button', { name: 'Set docs colors', exact: true }).click();
  await expect(tool.getByRole('status')).not.toBeEmpty();
  const { value = '', expires = 0 } = (await cookie()) ?? {};
  expect(JSON.parse(value)).toMatchObject({
    primary: { main: '#d32f2f' },
    secondary: { main: '#f50057' },
  });
  expect(expires - Date.now() / 1000).toBeGreaterThan(31_000_000);

  const red = ['background-color', 'rgb(211, 47, 47)'] as const;
  await page.getByRole('link', { name: 'Getting started' }).first().click();
  await page.goto(BUTTON);
  await expect(page.locator('.MuiButton-containedPrimary').first()).toHaveCSS(...red);

  await page.goto(`${COLOR}#playground`);
  await tool.getByRole('button', { name: 'Reset docs colors' }).click();
  await expect.poll(cookie).toBeUndefined();
  await page.goto(BUTTON);
  await expect(page.locator('.MuiButton-containedPrimary').first()).toHaveCSS(
    'background-color',
    'rgb(25, 118, 210)',
  );
});
