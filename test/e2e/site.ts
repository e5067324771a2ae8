import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';

export const PORT = 4183;
export const DEV_PORT = 4193;
export const OUT = path.resolve(__dirname, '../../out');

interface PolicyWatch {
  /** Whether a test does on purpose what the policy forbids. */
  againstPolicy: boolean;
  watchPolicy: undefined;
}

/** A test that fails when a page, in whichever tab or frame, does something against its content security policy. */
export const test = base.extend<PolicyWatch>({
  againstPolicy: [false, { option: true }],
  watchPolicy: [
    async ({ context, againstPolicy }, provide) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await provide(undefined);
      if (!againstPolicy) expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});

/** Every page of the export. The document of the sandbox is none, nor are those that lead from old addresses to new ones. */
export function exportedFiles(): string[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('sandbox'))
    .filter((file) => !readFileSync(path.join(OUT, file), 'utf8').includes('http-equiv="refresh"'))
    .sort();
}

/** API pages that stand for the hundreds of their kind, which come from one function: the largest, and one of each kind. */
const API_SAMPLE = [
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/joy-ui/api/button/',
  '/system/api/box/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/date-pickers/date-range-picker/',
];

/** Pages of a single demo that stand for the hundreds of their kind: an article shows each of these demos too. */
const DEMO_SAMPLE = [
  '/demos/material-ui/react-button/ButtonIcons/',
  '/demos/base-ui/react-tabs/OrderTabs/',
  '/demos/x/react-data-grid/FirstGrid/',
];

/** Addresses of the pages that are visited one by one: all of the export, of API pages and of single demos a sample. */
export function pagePaths(): string[] {
  return allPagePaths().filter((address) => {
    if (address.startsWith('/demos/')) return DEMO_SAMPLE.includes(address);
    return !address.includes('/api/') || API_SAMPLE.includes(address);
  });
}

/** Addresses of all pages of the export: `/`, `/material-ui/`, … and one that does not exist, for the 404 page. */
function allPagePaths(): string[] {
  return exportedFiles().map((file) =>
    file === '404.html'
      ? '/this-page-does-not-exist/'
      : `/${file
          .split(path.sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
  );
}

/** Pages that have an article. */
export function articlePaths(): string[] {
  return pagePaths().filter(
    (address) => address.split('/').length > 3 && !address.startsWith('/demos/'),
  );
}

/** Collects what a page complains of from now on: console errors and warnings, exceptions, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const where = () => new URL(page.url()).pathname;
  // The tests run in a closed network: an empty style sheet stands for the one of the icon font.
  void page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    complaints.push(`${where()}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${where()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that the next page load has canceled is no fault of the page.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`${where()}: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
}

/** The browser reports the status of the page that is meant to be missing; the plans that cost money miss a license key. */
function isExpected(message: ConsoleMessage): boolean {
  if (message.text().includes('MUI: Missing license key.')) return true;
  return message.text().includes('404') && message.location().url.includes('does-not-exist');
}

/** Brings every demo of the page into view, one after the other, and waits until React has attached itself to it. */
export async function visitEveryDemo(page: Page): Promise<void> {
  for (const example of await page.locator('[class*="Demo_example"], [data-component]').all()) {
    await example.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => example.evaluate(hasLiveChild), { timeout: 60_000 }).toBe(true);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** React has attached itself to an element once it carries its fiber. */
function hasLiveChild(element: Element): boolean {
  return [...element.children].some((child) =>
    Object.keys(child).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Opens the settings, changes something in them and closes them. */
export async function changeSettings(
  page: Page,
  change: (settings: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await change(settings);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
}

/** Collects what a page copies from now on: the policy of the site lets no page read the clipboard, tests included. */
export async function keepCopied(page: Page): Promise<string[]> {
  const copied: string[] = [];
  await page.exposeFunction('keepCopied', (text: string) => copied.push(text));
  await page.addInitScript(() => {
    const { keepCopied: keep } = window as unknown as {
      keepCopied: (text: string) => Promise<void>;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
  });
  return copied;
}

/** Presses what makes a button say that it has copied. It says so for two seconds: it is watched from before the press. */
export async function copyBy(press: () => Promise<void>, button: Locator): Promise<void> {
  await Promise.all([expect(button).toHaveText('Copied'), press()]);
}
