import { expect, type Page } from '@playwright/test';
import { test, type ReleaseServer } from './releaseServer';
import { changeSettings, collectComplaints, visitEveryDemo } from './site';

const ARTICLE = '/material-ui/react-button/';
const OTHER = '/joy-ui/react-button/';
const UNVISITED = '/base-ui/react-button/';

/** Opens a page and waits until the worker has kept it with all that it will ask for. */
async function visit(page: Page, { url, release }: ReleaseServer, path: string): Promise<void> {
  await page.goto(url + path);
  await untilKept(page, release, path);
}

async function untilKept(page: Page, release: string, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingFiles, { release, path }), { timeout: 60_000 })
    .toEqual([]);
}

/** What the caches of a release lack for a page. */
async function missingFiles({ release, path }: { release: string; path: string }) {
  const kept = await (await caches.open(`pages-${release}`)).match(path);
  const html = await kept?.text();
  if (!html) return [path];
  const list = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('#later-files')?.textContent;
  const files = [...(JSON.parse(list ?? '[]') as string[])];
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_file, index) => !found[index]);
}

/** The release of the document that is shown. */
const shownRelease = (page: Page) => page.evaluate(() => window.__NEXT_DATA__.buildId);

/** How many answers all caches hold. */
async function countEntries(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
  return count;
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Counts how often documents are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** As browsers do with a visit, has the browser look for a new worker, until it has found the one of the new release. */
async function lookForUpdate(page: Page, { release }: ReleaseServer): Promise<void> {
  await expect(async () => {
    // One more look does not hurt: the first may have joined one that was under way before the deploy.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    expect(await cacheNames(page)).toContain(`shell-${release}`);
  }).toPass();
}

/**
 * Waits until the worker is at rest after a load. A worker that is busy gives way to the next one only when it has come to rest:
 * within half a minute for readers, but never while a debugger is attached, which Playwright is.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
}

test('a visited page reads, navigates and runs its demos without the network', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  // The second page is reached by a link: its document is kept all the same.
  await page.getByRole('navigation', { name: 'Products' }).getByText('Joy UI').click();
  await page.locator(`main a[href="${OTHER}"]`).first().click();
  await expect(page).toHaveURL(site.url + OTHER);
  await untilKept(page, site.release, OTHER);

  site.network = 'off';
  const complaints = collectComplaints(page);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Button');
  await visitEveryDemo(page);
  await page.getByRole('button', { name: 'Expand code' }).first().click();
  await expect(page.locator('pre').first()).toContainText('import');
  await changeSettings(page, (settings) => settings.getByRole('radio', { name: 'Dark' }).check());
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');

  await page.goto(site.url + ARTICLE);
  await visitEveryDemo(page);
  expect(complaints).toEqual([]);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page).toHaveURL(site.url + OTHER);
});

test('edited code says that it needs the network, and runs when there is one, with nothing lost', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  const demo = page.locator('section[aria-label="Demo ButtonIcons"]');
  const editor = demo.locator('.cm-content');
  site.network = 'off';
  // From now on the worker answers.
  await page.reload();
  await visitEveryDemo(page);
  await demo.getByRole('button', { name: 'Edit demo' }).click();
  await expect(demo.getByRole('status').filter({ hasText: 'needs the network' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Invite' })).toBeVisible();

  // With an editor that has come, and a document for what is edited that cannot.
  site.network = 'on';
  await demo.getByRole('button', { name: 'Edit demo' }).click();
  await expect(editor).toBeFocused();
  site.network = 'off';
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' // kept');
  await expect(demo.getByRole('alert')).toContainText('Edited code runs only with the network.');
  await expect(demo.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(editor).toContainText('// kept');

  site.network = 'on';
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(demo.frameLocator('iframe').getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(editor).toContainText('// kept');
});

test('a link leads from one visited page to another without the network', async ({
  page,
  site,
}) => {
  await visit(page, site, '/material-ui/react-text-field/');
  await visit(page, site, ARTICLE);
  site.network = 'off';
  await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
  await expect(page).toHaveURL(`${site.url}/material-ui/react-text-field/`);
  await expect(page.locator('h1')).toHaveText('Text Field');
});

test('a page that is not kept is answered with what can be read, and can be tried again', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  site.network = 'off';
  await page.goto(site.url + UNVISITED);
  await expect(page.locator('h1')).toContainText('No network');
  await expect(page.getByRole('heading', { name: 'Material UI' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['Button']);
  await links.first().click();
  await expect(page.locator('h1')).toHaveText('Button');

  await page.goBack();
  await expect(page.locator('h1')).toContainText('No network');
  site.network = 'on';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(site.url + UNVISITED);
  await expect(page.locator('h1')).not.toContainText('No network');
});

test('a slow network and a failing host do not keep a visited page from the reader', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  site.network = 'failing';
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Button');
  // It never answers: that the page is there proves that it was not waited for.
  site.network = 'slow';
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Button');
});

test('a new release takes over with one reload, and nothing of the old one stays', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  const before = site.release;
  site.deploy();
  const loads = countLoads(page);
  await page.goto(site.url + ARTICLE);
  await expect.poll(loads, { timeout: 30_000 }).toBe(2);
  await untilKept(page, site.release, ARTICLE);
  await page.waitForTimeout(2000);
  expect(loads()).toBe(2);
  expect(await shownRelease(page)).toBe(site.release);
  expect((await cacheNames(page)).filter((name) => name.endsWith(`-${before}`))).toEqual([]);

  site.network = 'off';
  await page.reload();
  expect(await shownRelease(page)).toBe(site.release);
  await visitEveryDemo(page);
});

test('a document of a newer release is not kept among those of the older', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  const before = site.release;
  // The worker of the new release cannot be fetched: the old one goes on.
  site.worker = 'missing';
  site.deploy();
  await page.goto(site.url + OTHER);
  expect(await shownRelease(page)).toBe(site.release);
  const kept = await page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    `pages-${before}`,
  );
  expect(kept).toEqual([ARTICLE]);
});

test('a reader who has typed something is not reloaded: the next page brings the release', async ({
  page,
  site,
}) => {
  await visit(page, site, '/material-ui/react-text-field/');
  // The worker answers for the page from its second load on: only then the page follows updates.
  await page.reload();
  await visitEveryDemo(page);
  const field = page.locator('main').getByRole('textbox').first();
  await field.fill('kept');
  const before = site.release;
  await settle(page);
  site.deploy();
  const loads = countLoads(page);
  await lookForUpdate(page, site);
  await expect.poll(() => cacheNames(page)).not.toContain(`pages-${before}`);
  await page.waitForTimeout(2000);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue('kept');

  await page.locator('#side-nav').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL(site.url + ARTICLE);
  await expect.poll(() => shownRelease(page)).toBe(site.release);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Text Field');
});

test('two tabs come to the new release, each with one reload', async ({ context, page, site }) => {
  await visit(page, site, ARTICLE);
  const other = await context.newPage();
  await visit(other, site, OTHER);
  await page.reload();
  await settle(page);
  site.deploy();
  const loads = [countLoads(page), countLoads(other)];
  await lookForUpdate(page, site);
  await expect.poll(() => loads.map((count) => count()), { timeout: 30_000 }).toEqual([1, 1]);
  await page.waitForTimeout(2000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  expect(await shownRelease(page)).toBe(site.release);
  expect(await shownRelease(other)).toBe(site.release);
});

test('full storage takes nothing from the reader', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 });
  const complaints = collectComplaints(page);
  await page.goto(site.url + ARTICLE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await visitEveryDemo(page);
  await page.goto(site.url + OTHER);
  await expect(page.locator('h1')).toHaveText('Button');
  await visitEveryDemo(page);
  expect(await page.evaluate(countEntries)).toBe(0);
  expect(complaints).toEqual([]);
});

test('damaged entries count as none', async ({ page, site }) => {
  await visit(page, site, ARTICLE);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const isShell = name.startsWith('shell-');
      for (const request of isShell ? [] : await cache.keys()) {
        await cache.put(
          request,
          new Response('', { status: name.startsWith('assets') ? 200 : 500 }),
        );
      }
    }
  });
  const complaints = collectComplaints(page);
  await page.reload();
  await visitEveryDemo(page);
  expect(complaints).toEqual([]);
  await untilKept(page, site.release, ARTICLE);

  await page.evaluate(async (name) => {
    await (await caches.open(name)).put(window.location.pathname, new Response(''));
  }, `pages-${site.release}`);
  site.network = 'off';
  await page.reload();
  await expect(page.locator('h1')).toContainText('No network');
});

test('the kill switch removes the worker and its caches, without a loop of reloads', async ({
  page,
  site,
}) => {
  await visit(page, site, ARTICLE);
  site.worker = 'remover';
  await page.goto(site.url + OTHER);
  await expect.poll(() => cacheNames(page).catch(() => null), { timeout: 30_000 }).toEqual([]);
  await page.waitForTimeout(3000);
  site.asked.length = 0;
  await page.waitForTimeout(3000);
  expect(site.asked).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  site.network = 'off';
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});

test('no page registers a worker away from the production host', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
