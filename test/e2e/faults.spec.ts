import { expect, type Page } from '@playwright/test';
import { collectComplaints, test } from './site';

const ARTICLE = '/material-ui/react-button/';
const OTHER = '/material-ui/react-text-field/';

/** A demo below the fold, whose code is asked for when it comes near. */
const FAR_DEMO = '#ConfirmDelete';

/** Counts the documents that a page loads. */
function countDocuments(page: Page): { count: () => number } {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return { count: () => documents };
}

/** Waits as long as a page that reloads itself again and again would need to show it. */
async function restAssured(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** From now on the host has none of the files of this release; with `until` it has the next release's from the next document on. */
async function deploy(page: Page, until: 'next document' | 'never'): Promise<void> {
  let isGone = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (until === 'next document' && request.isNavigationRequest()) isGone = false;
    const isOfRelease = /\/_next\/(static|data)\//.test(request.url());
    if (isGone && isOfRelease)
      await route.fulfill({ status: 404, contentType: 'text/html', body: '' });
    else await route.fallback();
  });
}

const openWhole = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

/** Waits for the code of the frame, without which a press is the browser's own. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('main-content') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );

test.describe('the network', () => {
  test('drops while the page loads: what has come can be read', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route('**/_next/static/**', (route) => route.abort('connectionreset'));
    await page.goto(ARTICLE);
    await expect(page.locator('h1')).toHaveText('Button');
    await expect(page.locator('#sizes')).toBeVisible();
    await expect(page.locator('#ButtonVariants button').first()).toBeVisible();
    await restAssured(page);
    expect(documents.count()).toBe(1);
    await page.unroute('**/_next/static/**');
    await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
    await expect(page.locator('h1')).toHaveText('Text Field');
  });

  test('drops while one reads: a demo whose code is missing says so, and the page stays', async ({
    page,
    context,
  }) => {
    const documents = countDocuments(page);
    await openWhole(page, ARTICLE);
    await context.setOffline(true);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await expect(page.locator(`${FAR_DEMO} [role="alert"]`).first()).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Button');
    await page.waitForTimeout(1500);
    expect(documents.count()).toBe(1);

    await context.setOffline(false);
    await page.locator(FAR_DEMO).getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.locator(`${FAR_DEMO} button`, { hasText: /delete/i }).first()).toBeVisible();
    expect(documents.count()).toBe(1);
  });

  test('is a slow one: text and colors are there before any script', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    // 400 kbit/s and 400 ms, as the developer tools of browsers have it.
    const speed = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
    await client.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    let scripts = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts += 1;
    });
    // Scripts wait until the page was looked at.
    let release = () => {};
    const seen = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', (route) => seen.then(() => route.fallback()));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(ARTICLE, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText('Button');
    await expect(page.locator('#block-0')).toBeVisible();
    await expect(page.locator('body')).toHaveClass('mode-dark');
    const [light] = await page
      .locator('body')
      .evaluate((body) => /\d+/.exec(getComputedStyle(body).backgroundColor)?.map(Number) ?? [255]);
    expect(light).toBeLessThan(60);
    expect(scripts).toBe(0);
    // Painted, and still without a script.
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    expect(scripts).toBe(0);
    release();
  });
});

test.describe('the host', () => {
  test('fails at the data of a page: the press leads there all the same, by a whole load', async ({
    page,
  }) => {
    await page.route('**/_next/data/**', (route) => route.fulfill({ status: 500, body: '' }));
    await openWhole(page, ARTICLE);
    await hydrated(page);
    const documents = countDocuments(page);
    await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
    await expect(page).toHaveURL(OTHER);
    await expect(page.locator('h1')).toHaveText('Text Field');
    await restAssured(page);
    expect(documents.count()).toBe(1);
  });

  test('fails at the code of a page: what it has sent before can be read', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route('**/_next/static/chunks/**', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto(OTHER);
    await expect(page.locator('h1')).toHaveText('Text Field');
    await restAssured(page);
    expect(documents.count()).toBe(1);
    await expect(page.locator('h1')).toHaveText('Text Field');
  });

  test('sends data that breaks a page: the page says so, and the navigation leads on', async ({
    page,
  }) => {
    await page.route('**/_next/data/**/react-text-field.json*', async (route) => {
      // The router asks with HEAD whether there is another version.
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const data = (await response.json()) as { pageProps: object };
      await route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, blocks: null } } });
      return undefined;
    });
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const nav = page.locator('#side-nav');
    await nav.getByRole('link', { name: 'Text Field' }).click();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      'This page has stopped working',
    );
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
    await nav.getByRole('link', { name: 'Button', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Button');
    await expect(page.locator('#block-0')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
  });
});

test.describe('a part whose code does not come leaves the page as it is:', () => {
  /** Lets nothing through from now on but what the page has named or asked for already. */
  async function refuseNewScripts(page: Page, known: (url: string) => boolean): Promise<void> {
    await page.route('**/_next/static/**/*.js', (route) =>
      known(route.request().url()) ? route.fallback() : route.abort('connectionreset'),
    );
  }

  test('the side navigation', async ({ page, request }) => {
    const html = await (await request.get(ARTICLE)).text();
    const documents = countDocuments(page);
    await refuseNewScripts(page, (url) => html.includes(new URL(url).pathname));
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await restAssured(page);
    await expect(page.locator('h1')).toHaveText('Button');
    expect(documents.count()).toBe(1);
    await page.locator('#side-nav').getByRole('link', { name: 'Material UI' }).click();
    // The router tries, and then leaves it to the browser.
    await expect(page).toHaveURL('/material-ui/', { timeout: 30_000 });
    await expect(page.locator('h1')).toHaveText('Material UI');
  });

  test('the settings, which open when the network is back', async ({ page }) => {
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await refuseNewScripts(page, () => false);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Button');
    await page.unrouteAll();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
  });

  test('the search, which is a page too', async ({ page }) => {
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await refuseNewScripts(page, () => false);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search/');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('a deploy', () => {
  test('between two presses: one load, of the page that was wanted', async ({ page }) => {
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await deploy(page, 'next document');
    const documents = countDocuments(page);
    await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
    await expect(page).toHaveURL(OTHER);
    await expect(page.locator('h1')).toHaveText('Text Field');
    await restAssured(page);
    expect(documents.count()).toBe(1);
  });

  test('while one reads: one load, and the demo that was missing works', async ({ page }) => {
    const complaints = collectComplaints(page);
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await deploy(page, 'next document');
    const documents = countDocuments(page);
    complaints.length = 0;
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await expect.poll(documents.count).toBe(1);
    await restAssured(page);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    const button = page.locator(`${FAR_DEMO} button`, { hasText: /delete/i }).first();
    await expect
      .poll(() => button.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await expect(page.locator(`${FAR_DEMO} [role="alert"]`)).toHaveCount(0);
    expect(documents.count()).toBe(1);
  });

  test('whose old pages are still sent: one load and no more', async ({ page }) => {
    await openWhole(page, ARTICLE);
    await hydrated(page);
    await deploy(page, 'never');
    const documents = countDocuments(page);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await expect.poll(documents.count).toBe(1);
    await restAssured(page);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await restAssured(page);
    expect(documents.count()).toBe(1);
    await expect(page.locator('h1')).toHaveText('Button');
  });

  test('where nothing can be stored: one load and no more', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await openWhole(page, ARTICLE);
    await hydrated(page);
    // Only what is loaded late is gone: the reloaded page comes to life, and misses it again.
    await page.route('**/_next/static/*/_buildManifest.js', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await page.route('**/_next/static/chunks/*.js', (route) =>
      known.includes(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
    );
    const documents = countDocuments(page);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await expect.poll(documents.count).toBe(1);
    await hydrated(page);
    await page.locator(FAR_DEMO).scrollIntoViewIfNeeded();
    await expect(page.locator(`${FAR_DEMO} [role="alert"]`).first()).toBeVisible();
    await restAssured(page);
    expect(documents.count()).toBe(1);
  });

  test('takes nothing from a reader who writes', async ({ page }) => {
    await openWhole(page, OTHER);
    await hydrated(page);
    const field = page.locator('main [class*="Demo_example"] input[type="text"]').first();
    await field.scrollIntoViewIfNeeded();
    await expect
      .poll(() => field.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await deploy(page, 'next document');
    const documents = countDocuments(page);
    await field.fill('unsaved');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await restAssured(page);
    await expect(field).toHaveValue('unsaved');
    expect(documents.count()).toBe(0);
  });
});
