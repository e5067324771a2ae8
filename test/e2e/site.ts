import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleMessage, Page } from '@playwright/test';

export const PORT = 4183;
export const DEV_PORT = 4193;
export const OUT = path.resolve(__dirname, '../../out');

/** Every HTML file of the export. */
export function exportedFiles(): string[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Addresses of all pages of the export: `/`, `/material-ui/`, … and one that does not exist, for the 404 page. */
export function pagePaths(): string[] {
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
  return pagePaths().filter((address) => address.split('/').length > 3);
}

/** Collects what a page complains of from now on: console errors and warnings, exceptions, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const where = () => new URL(page.url()).pathname;
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    complaints.push(`${where()}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${where()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that the next page load has cancelled is no fault of the page.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`${where()}: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
}

/** The browser reports the status of the page that is meant to be missing. */
function isExpected(message: ConsoleMessage): boolean {
  return message.text().includes('404') && message.location().url.includes('does-not-exist');
}

/** Scrolls through the whole page, so that every demo is loaded, and waits until React has attached itself to all. */
export async function visitEveryDemo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section[aria-label^="Demo "]')].every((demo) =>
      [...demo.querySelectorAll('[class*="Demo_example"] > *')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ),
    ),
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
