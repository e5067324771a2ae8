import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { collectComplaints, visitEveryDemo } from './site';

/** Lines that the development build writes for itself. */
const CHATTER =
  /Download the React DevTools|\[HMR\]|\[Fast Refresh\]|React 18 support is deprecated/;

/**
 * One page of each kind, and of each product. The development build takes seconds for a page: every demo is held against the
 * development build of React by Jest, and every page is visited in the export.
 */
const PAGES = [
  '/',
  '/base-ui/',
  '/base-ui/react-tabs/',
  '/base-ui/react-tabs/components-api/',
  '/blog/',
  '/blog/no-flash-of-the-wrong-theme/',
  '/demos/x/react-data-grid/FirstGrid/',
  '/experiments/docs/demos/',
  '/experiments/docs/markdown/',
  '/joy-ui/react-select/',
  '/material-ui/api/button/',
  '/material-ui/customization/color/',
  '/material-ui/customization/default-theme/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/material-ui/react-dialog/',
  '/offline/',
  '/production-error/',
  '/search/',
  '/system/properties/',
  '/versions/',
  '/x/api/data-grid/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
];

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('no kind of page of the development build complains, of hydration least of all', async ({
  page,
}) => {
  await warmUp(page);
  const complaints = collectComplaints(page);
  for (const address of PAGES) {
    await page.goto(address);
    await visitEveryDemo(page);
  }
  expect(complaints.filter((complaint) => !CHATTER.test(complaint))).toEqual([]);
});

/**
 * What maintainers edit while they look at `/system/getting-started/`, and what they then read there without reloading it. The page
 * stays where only content has changed; for other code it may reload itself.
 */
const EDITS = [
  {
    what: 'article',
    file: 'getting-started.md',
    edit: (source: string) => `${source}\nA sentence that was added while the page stood open.\n`,
    read: 'A sentence that was added while the page stood open.',
    stays: true,
  },
  {
    what: 'demo',
    file: 'getting-started/DepotOverview.tsx',
    edit: (source: string) => source.replace('Depot Rotterdam', 'Depot Antwerp'),
    read: 'Depot Antwerp, Tuesday',
    stays: false,
  },
  {
    what: 'navigation file',
    file: 'pages.ts',
    edit: (source: string) => source.replace("title: 'The sx prop'", "title: 'A prop for all'"),
    read: 'A prop for all',
    stays: false,
  },
];

for (const { what, file, edit, read, stays } of EDITS) {
  test(`an edited ${what} shows by itself`, async ({ page }) => {
    const edited = path.resolve(__dirname, '../../data/system', file);
    const source = readFileSync(edited, 'utf8');
    await page.goto('/system/getting-started/');
    await visitEveryDemo(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    try {
      writeFileSync(edited, edit(source));
      await expect(page.getByText(read).first()).toBeVisible({ timeout: 120_000 });
      if (stays) await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
    } finally {
      writeFileSync(edited, source);
    }
  });
}

/** Has every route compiled: the first visit of one reloads the page that is open. */
async function warmUp(page: Page): Promise<void> {
  for (const address of PAGES) await page.request.get(address);
}
