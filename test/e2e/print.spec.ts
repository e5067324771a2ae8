import { expect, type Page } from '@playwright/test';
import { test } from './site';

/** The width of A4 between margins of 15 mm, in CSS pixels. */
const PAPER = 680;

/** One page of each kind. */
const KINDS = [
  '/',
  '/base-ui/',
  '/material-ui/react-button/',
  '/material-ui/getting-started/installation/',
  '/material-ui/api/button/',
  '/base-ui/react-tabs/components-api/',
  '/blog/',
  '/blog/no-flash-of-the-wrong-theme/',
  '/versions/',
  '/production-error/?code=11&args[]=a&args[]=b',
  '/demos/material-ui/react-button/ButtonIcons/',
];

/** Opens a page on a dark screen, scrolled to its end, and puts it on paper. */
async function openOnPaper(page: Page, address: string, display = 'expanded'): Promise<void> {
  await page.addInitScript((stored) => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('apiPage_default', stored);
  }, display);
  await page.setViewportSize({ width: PAPER, height: 960 });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.emulateMedia({ media: 'print' });
}

/** What can be seen of these elements, as the beginning of their HTML. */
function seen(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** What is not printed: navigation, and what can only be pressed. Demos keep their own. */
const SCREEN_ONLY = [
  'header:has(> nav)',
  'footer',
  'nav:not([aria-label="Breadcrumbs"], [class*="Demo_stage"] *)',
  'main [role="toolbar"]',
  'button:not([class*="Demo_stage"] *)',
  'form:not([class*="Demo_stage"] *)',
  'a[type="text/markdown"]',
].join();

for (const address of KINDS) {
  test(`${address} prints as a document`, async ({ page }) => {
    await openOnPaper(page, address);
    expect(await seen(page, 'h1')).toHaveLength(1);
    expect(await seen(page, SCREEN_ONLY)).toEqual([]);

    const { background, text } = await page.evaluate(() => ({
      background: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.body).color,
    }));
    expect(background).toBe('rgb(255, 255, 255)');
    expect(text).toBe('rgb(28, 32, 37)');

    const cut = await page.locator('pre, .table, .api-scroll').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((element) => (element.textContent ?? '').slice(0, 80)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PAPER,
    );
  });
}

for (const display of ['expanded', 'collapsed', 'table']) {
  test(`the API reference is printed open from the display "${display}"`, async ({ page }) => {
    await openOnPaper(page, '/material-ui/api/button/', display);
    await expect(page.locator('.api-section').first()).toHaveAttribute('data-display', display);
    const hidden = await page
      .locator('.api-item > .api-text, .api-group > p:not(.api-names), .api-more .code')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.childNodes.length > 0)
          .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .map((element) => (element.textContent ?? '').slice(0, 80)),
      );
    expect(hidden).toEqual([]);
    expect(await seen(page, '.api-item > .api-text')).not.toEqual([]);
    const outside = await page
      .locator('.api-item *')
      .evaluateAll(
        (elements, width) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > width + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        PAPER,
      );
    expect(outside).toEqual([]);
  });
}

for (const address of ['/versions/', '/base-ui/react-button/']) {
  test(`a link of ${address} says on paper where it leads`, async ({ page }) => {
    await openOnPaper(page, address);
    const links = page.locator('.prose a[href^="http"]');
    const texts = await links.evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const [content, href] of texts) expect(content).toContain(`(${href})`);
  });
}

test('every tab of code is printed, and headings stay with what they are about', async ({
  page,
}) => {
  await openOnPaper(page, '/material-ui/getting-started/installation/');
  const panels = page.locator('.code-tabs-panels > *');
  const tops = await panels.evaluateAll((all) =>
    all.map((panel) => [
      getComputedStyle(panel).visibility,
      Math.round(panel.getBoundingClientRect().top),
    ]),
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops.map(([, top]) => top)).size).toBe(tops.length);
  expect(tops.filter(([visibility]) => visibility !== 'visible')).toEqual([]);
  const breaks = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
