import { expect, type Page } from '@playwright/test';
import { test } from './site';

const PAGES = ['/', '/material-ui/react-button/', '/base-ui/getting-started/quickstart/'];
const FONT = /figtree-text\.[^/]+\.woff2$/;

declare global {
  interface Window {
    /** How far things have moved since the page was opened. */
    shift?: number;
  }
}

async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift = (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const nextPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

for (const width of [1440, 390]) {
  test(`a font that comes late moves nothing in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await measureShifts(page);
    for (const address of PAGES) {
      let send = () => {};
      const held = new Promise<void>((resolve) => (send = resolve));
      await page.route(FONT, async (route) => {
        await held;
        await route.continue();
      });
      const arrival = page.waitForEvent('requestfinished', (request) => FONT.test(request.url()));
      // The load event would wait for the font.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await nextPaint(page);
      send();
      await arrival;
      await page.waitForLoadState('load');
      await nextPaint(page);
      // A pixel of the page's own is let through: 0.04 is a paragraph with one line more.
      expect(await page.evaluate(() => window.shift), address).toBeLessThan(0.005);
      await page.unrouteAll();
    }
  });
}

test('the font is asked for once, with the document, and the next page is set in it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONT.test(request.url())) asked.push(request.url());
  });
  await page.goto('/material-ui/react-button/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(1);
  expect(asked).toHaveLength(1);

  // A browser that is busy may still be late for one page.
  await expect(async () => {
    await page.goto('/base-ui/getting-started/quickstart/');
    expect(await fontOfHeading(page)).toMatch(/^Figtree/);
  }).toPass();
});

/** The font that the browser has drawn the heading of the page with. */
async function fontOfHeading(page: Page): Promise<string | undefined> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}
