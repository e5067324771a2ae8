import { expect, type Page } from '@playwright/test';
import { test, type ReleaseServer } from './releaseServer';
import { copyBy, changeSettings, collectComplaints, visitEveryDemo } from './site';

const ARTICLE = '/material-ui/react-button/';
const API = '/material-ui/api/button/';
const SEARCH = '/search/?q=button';

/** What a browser may lack, or refuse by throwing: old ones, private windows, blockers, policies of a company. */
const SUBJECTS = ['storage', 'cookies', 'service workers', 'IntersectionObserver', 'clipboard'];

type Way = 'missing' | 'throwing';

/** Takes something from a browser before any script of a page runs. */
function takeAway({ subject, way }: { subject: string; way: Way }): void {
  const places: Record<string, [object, string][]> = {
    storage: ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => [
      window,
      name,
    ]),
    cookies: [[Document.prototype, 'cookie']],
    'service workers': [[Navigator.prototype, 'serviceWorker']],
    IntersectionObserver: [[window, 'IntersectionObserver']],
    clipboard: [[Navigator.prototype, 'clipboard']],
  };
  const refuse = function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const [owner, name] of places[subject] ?? []) {
    if (way === 'missing') Reflect.deleteProperty(owner, name);
    else if (subject === 'IntersectionObserver')
      Object.defineProperty(owner, name, { value: refuse });
    else Object.defineProperty(owner, name, { get: refuse, set: refuse });
  }
}

/** Whether something is there and can be used. Told of the page itself: a test that takes nothing away would prove nothing. */
function isThere(subject: string): boolean {
  const uses: Record<string, () => unknown> = {
    storage: () => localStorage.length + sessionStorage.length,
    // Where it is missing, what the page writes to it becomes a property of the document.
    cookies: () => Reflect.get<Document, 'cookie'>(Document.prototype, 'cookie', document).length,
    'service workers': () => navigator.serviceWorker.controller,
    IntersectionObserver: () => new IntersectionObserver(() => undefined),
    clipboard: () => navigator.clipboard.writeText.name,
  };
  try {
    uses[subject]?.();
    return true;
  } catch {
    return false;
  }
}

/** What a page says to its reader. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    ['header', '#side-nav', 'main', 'footer'].map((part) =>
      document.querySelector(part)?.textContent?.replace(/\s+/g, ' '),
    ),
  );

/** Reads and uses every kind of page. Returns what they said. */
async function readSite(page: Page, { url }: ReleaseServer): Promise<unknown[]> {
  const said: unknown[] = [];
  await page.goto(url + ARTICLE);
  await page.waitForLoadState('networkidle');
  // Before anything is scrolled: the page names the heading that one has come to.
  said.push(await textOf(page));
  await visitEveryDemo(page);
  await page.getByRole('button', { name: 'Expand code' }).first().click();
  // Of demos only: until it has come, a block of the article would be the first.
  const code = page.locator('[data-demo-panel] .code').filter({ hasText: 'export default' });
  await code.hover();
  const copy = code.locator('[data-copy]');
  await copyBy(() => copy.click(), copy);
  await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await changeSettings(page, (settings) => settings.getByLabel('Light').check());

  await page.locator(`main a[href^="${API}"]`).first().click();
  await expect(page.locator('h1')).toHaveText('Button API');
  said.push(await textOf(page));
  const section = page.locator('.api-section[data-section="props"]').first();
  await section.getByRole('radio', { name: 'Table view' }).check({ force: true });
  await expect(section.getByRole('table').first()).toBeVisible();

  await page.goto(url + SEARCH);
  await expect(page.getByRole('option').first()).toBeVisible();
  said.push(await textOf(page));
  await page.getByRole('option').first().click();
  await expect(page.locator('h1')).toContainText('Button');
  return said;
}

test('an ordinary browser has it all', async ({ page, site }) => {
  await page.goto(site.url);
  for (const subject of SUBJECTS) expect(await page.evaluate(isThere, subject)).toBe(true);
});

for (const subject of SUBJECTS) {
  for (const way of ['missing', 'throwing'] as const) {
    test(`with ${subject} ${way} the site reads and works the same`, async ({
      browser,
      page,
      site,
    }) => {
      // The display of an API page is drawn by lot where none is kept.
      const setUp = (it: Page) => it.addInitScript(() => (Math.random = () => 0.5));
      const ordinary = await browser.newPage();
      await setUp(ordinary);
      collectComplaints(ordinary);
      const expected = await readSite(ordinary, site);
      await ordinary.close();

      const complaints = collectComplaints(page);
      await setUp(page);
      await page.addInitScript(takeAway, { subject, way });
      expect(await readSite(page, site)).toEqual(expected);
      expect(await page.evaluate(isThere, subject)).toBe(false);
      expect(complaints).toEqual([]);
    });
  }
}
