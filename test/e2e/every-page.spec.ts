import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { changeSettings, collectComplaints, pagePaths, visitEveryDemo, test } from './site';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate<AxeResults, string[]>(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        {
          exclude: [
            // The sample shows what the reader chooses, readable or not.
            '[data-color-sample]',
            // The watermark of components without a license key.
            '[style*="z-index: 100000"][style*="pointer-events: none"]',
          ],
        },
        // It would fetch style sheets of other hosts, which the policy of the site forbids.
        { runOnly: { type: 'tag', values: tags }, preload: false },
      ),
    WCAG,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What makes a page wider than its window; nothing when it is not. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || left < -1;
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .concat('The page is wider than the window.');
  });
}

// Colors are measured when they have arrived, not on their way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const address of pagePaths()) {
  test.describe(address, () => {
    test('has no accessibility violations in light and dark, and no complaints, at 1440 px', async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await page.goto(address);
      await visitEveryDemo(page);
      expect(await violations(page)).toEqual([]);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveClass('mode-dark');
      await visitEveryDemo(page);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('has no accessibility violations at 390 px and no sideways scroll at 320 px', async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await visitEveryDemo(page);
      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await tooWide(page)).toEqual([]);
      // A demo alone has no settings.
      if (address.startsWith('/demos/')) return;
      await changeSettings(page, (settings) => settings.getByLabel('Right to left').check());
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.waitForLoadState('networkidle');
      expect(await tooWide(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
