import { expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '@/publish/contentSecurityPolicy';
import { outsideSettings } from '@/publish/outsideSettings.server';
import { changeSettings, test } from './site';

const ID = 'G-TEST';
const BUTTON = '/material-ui/react-button/';
const UNSTYLED = '/base-ui/react-button/';
const GOOGLE = /^https:\/\/[^/]*(?:googletagmanager|google-analytics)\.com\//;
const ICON_FONT = 'https://fonts.googleapis.com/**';

type Event = [name: string, payload: Record<string, unknown>];

/** Answers for the host of the icon font, and counts how often it was asked. */
async function answerIconFont(page: Page): Promise<() => number> {
  let requests = 0;
  await page.route(ICON_FONT, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/css', body: '' });
  });
  return () => requests;
}

/**
 * Gives documents what those of a build with a measurement id have, which is all that such a build differs by: the tag, and the
 * policy that lets Google's script in. Returns the addresses at Google that were asked for.
 */
async function configure(page: Page, consent = ''): Promise<string[]> {
  const tag = `<meta name="analytics" content="${ID}" data-consent="${consent}">`;
  const policy = contentSecurityPolicy({ ...outsideSettings(), measurementId: ID });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = response.headers();
    return route.fulfill({
      status: response.status(),
      headers: { ...headers, 'content-security-policy': policy },
      body: (await response.text()).replace('<head>', `<head>${tag}`),
    });
  });
  const asked: string[] = [];
  await page.route(GOOGLE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** What Google's script was told, oldest first. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => [...(command as IArguments)] as unknown[]),
  );

async function events(page: Page, name?: string): Promise<Event[]> {
  const sent = (await commands(page)).flatMap(([command, ...rest]) =>
    command === 'event' ? [rest as unknown as Event] : [],
  );
  return name ? sent.filter(([sentName]) => sentName === name) : sent;
}

/** Everything that was said of the reader so far, the latest of each. */
async function properties(page: Page): Promise<Record<string, unknown>> {
  const said = (await commands(page)).flatMap(([command, key, value]) =>
    command === 'set' && key === 'user_properties' ? [value as object] : [],
  );
  return Object.assign({}, ...said) as Record<string, unknown>;
}

/** Resolves when as many pages were told of. */
const untilViewed = (page: Page, count: number) =>
  expect.poll(async () => (await events(page, 'page_view')).length).toBe(count);

const setRandom = (page: Page, value: number) =>
  page.addInitScript((random) => {
    Math.random = () => random;
  }, value);

const banner = (page: Page) =>
  page.getByRole('region', { name: 'May this site count how it is used?' });

async function expectNothing(page: Page, asked: string[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
}

test.describe('without a measurement id', () => {
  test('nothing of analytics is there, and the icon font is all that is asked of others', async ({
    page,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) others.push(origin);
    });
    await answerIconFont(page);
    await page.goto(BUTTON);
    await expectNothing(page, []);
    await expect(page.getByRole('button', { name: 'Analytics choice' })).toHaveCount(0);
    expect(new Set(others)).toEqual(new Set(['https://fonts.googleapis.com']));
  });
});

test.describe('with a measurement id', () => {
  test.beforeEach(async ({ page }) => {
    await answerIconFont(page);
  });

  test('a page is told of after the configuration and what is known of the reader', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.cookie = 'codeVariant=JS;path=/';
      localStorage.setItem('apiPage_props', 'table');
    });
    const asked = await configure(page);
    await page.goto(`${BUTTON}?secret=1`);
    await untilViewed(page, 1);

    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    const all = await commands(page);
    expect(all[0]).toEqual(['js', expect.any(Date)]);
    expect(all[1]).toEqual(['config', ID, { send_page_view: false }]);
    expect(all.at(-1)).toEqual([
      'event',
      'page_view',
      {
        page_title: 'Button - Material UI',
        page_location: BUTTON,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ]);
    expect(all.slice(2, -1).every(([command]) => command === 'set')).toBe(true);
    expect(await properties(page)).toEqual({
      codeVariant: 'JS',
      codeStylingVariant: 'MUI System',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
      apiPage_default: 'none',
      apiPage_slots: 'none',
      apiPage_props: 'table',
      apiPage_css: 'none',
      apiPage_classes: 'none',
    });
  });

  test('every page that is opened is told of, and no way within one', async ({ page }) => {
    await configure(page);
    await page.goto(UNSTYLED);
    await untilViewed(page, 1);
    await page.evaluate(() => (window.location.hash = 'main-heading'));
    const tabs = page.getByRole('main');
    await tabs.locator(`a[href="${UNSTYLED}components-api/"]`).first().click();
    await untilViewed(page, 2);
    await tabs.locator(`a[href="${UNSTYLED}hooks-api/"]`).first().click();
    await expect(page).toHaveURL(/hooks-api/);
    await page.locator(`#side-nav a[href="/base-ui/react-input/"]`).first().click();
    await untilViewed(page, 3);

    expect(await events(page, 'page_view')).toEqual(
      [
        [UNSTYLED, expect.stringContaining('Base UI')],
        [`${UNSTYLED}components-api/`, expect.stringContaining('Base UI')],
        ['/base-ui/react-input/', expect.stringContaining('Base UI')],
      ].map(([page_location, page_title]) => [
        'page_view',
        { page_title, page_location, productId: 'base-ui', productCategoryId: 'core' },
      ]),
    );
  });

  test('a press is told of by its attributes, a split one by chance', async ({ page }) => {
    await setRandom(page, 0.5);
    await configure(page);
    await page.goto('/material-ui/getting-started/installation/');
    await untilViewed(page, 1);
    await page.locator('.code').first().hover();
    await page.locator('.code [data-copy]').first().click();
    await page.evaluate(() => {
      for (const split of ['0.1', '0.6']) {
        const button = document.createElement('button');
        button.dataset['gaEventCategory'] = 'part';
        button.dataset['gaEventLabel'] = split;
        button.dataset['gaEventSplit'] = split;
        document.body.append(button);
        button.click();
      }
    });
    expect((await events(page)).slice(1)).toEqual([
      ['code', { eventAction: 'copy-click', eventLabel: null }],
      ['part', { eventAction: null, eventLabel: '0.6' }],
    ]);
  });

  test('what changes of the reader is said again', async ({ page }) => {
    await configure(page);
    await page.goto(BUTTON);
    await untilViewed(page, 1);
    await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
    await expect.poll(() => properties(page)).toMatchObject({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => properties(page)).toMatchObject({ colorSchemeOS: 'dark' });
  });

  test('one page load of ten thousand is measured', async ({ page }) => {
    await setRandom(page, 0.0001);
    await configure(page);
    await page.goto(BUTTON);
    for (const [name, label] of [
      ['FCP', 'Web Vitals'],
      ['TTFB', 'Web Vitals'],
      ['Next.js-hydration', 'Next.js custom metric'],
    ] as const) {
      await expect.poll(() => events(page, name)).toHaveLength(1);
      const [[, payload] = []] = await events(page, name);
      expect(payload).toEqual({
        value: payload?.['metric_delta'],
        metric_label: label,
        metric_value: expect.any(Number),
        metric_delta: expect.any(Number),
        metric_id: expect.stringMatching(/./),
      });
    }
  });

  test('any other page load is not', async ({ page }) => {
    await setRandom(page, 0.00011);
    await configure(page);
    await page.goto(BUTTON);
    await untilViewed(page, 1);
    await page.waitForLoadState('networkidle');
    expect((await events(page)).map(([name]) => name)).toEqual(['page_view']);
  });

  test('nothing is loaded for a browser that sends Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const asked = await configure(page, 'required');
    await page.goto(BUTTON);
    await expectNothing(page, asked);
    await expect(banner(page)).toHaveCount(0);
  });

  test('a blocked script changes nothing', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await configure(page);
    await page.route(GOOGLE, (route) => route.abort('blockedbyclient'));
    await page.goto(BUTTON);
    await untilViewed(page, 1);
    await page.locator('#side-nav a[href="/material-ui/react-text-field/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Field');
    expect(errors).toEqual([]);
  });

  test('nor does one that fails, or a function of another', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      window.gtag = () => {
        throw new Error('not today');
      };
    });
    const asked = await configure(page);
    await page.goto(BUTTON);
    await expect.poll(() => asked).toHaveLength(1);
    await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect(errors).toEqual([]);
  });
});

test.describe('where consent is required', () => {
  test.beforeEach(async ({ page }) => {
    await answerIconFont(page);
  });

  test('nothing is loaded before the answer, and a refusal is kept', async ({ page }) => {
    const asked = await configure(page, 'required');
    await page.goto(BUTTON);
    await expect(banner(page)).toBeVisible();
    await expectNothing(page, asked);
    await banner(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expectNothing(page, asked);
    await expect(banner(page)).toHaveCount(0);
  });

  test('it begins with the answer, and ends when the answer is taken back', async ({ page }) => {
    const asked = await configure(page, 'required');
    await page.goto(BUTTON);
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await untilViewed(page, 1);
    expect(asked).toHaveLength(1);
    await page.reload();
    await untilViewed(page, 1);

    await page.evaluate(() => (document.cookie = '_ga=1;path=/'));
    const choice = page.getByRole('button', { name: 'Analytics choice' });
    await choice.click();
    await expect(banner(page)).toBeFocused();
    await banner(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(choice).toBeFocused();
    const before = (await commands(page)).length;
    await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect(await commands(page)).toHaveLength(before);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  });

  for (const width of [1440, 320]) {
    test(`the answers are equal, near by keyboard, and cover nothing that has the focus, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // Without it the page scrolls slowly to what has the focus.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await configure(page, 'required');
      await page.goto(BUTTON);
      await expect(banner(page)).toBeVisible();
      const refuse = banner(page).getByRole('button', { name: 'Refuse' });
      const accept = banner(page).getByRole('button', { name: 'Accept' });
      const boxes = await Promise.all([refuse.boundingBox(), accept.boundingBox()]);
      expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
      expect(boxes[0]?.height).toBe(boxes[1]?.height);

      await page.keyboard.press('Tab');
      await expect(refuse).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const hidden: string[] = [];
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        hidden.push(...(await page.evaluate(coveredFocus)));
      }
      expect(hidden).toEqual([]);
    });
  }
});

/** What has the focus, if no part of it can be seen for the banner. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  const foot = document.querySelector('section[data-behind-nav]');
  if (!focused || !foot || foot.contains(focused)) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = top >= foot.getBoundingClientRect().top && bottom > 0;
  return isCovered ? [focused.outerHTML.slice(0, 120)] : [];
}

test.describe('the icon font', () => {
  test('is asked for once, whatever pages are opened', async ({ page }) => {
    const requests = await answerIconFont(page);
    await page.goto(BUTTON);
    await expect.poll(requests).toBe(1);
    await page.locator('#side-nav a[href="/material-ui/react-text-field/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text Field');
    expect(requests()).toBe(1);
  });

  for (const fate of ['never answers', 'fails'] as const) {
    test(`delays and breaks nothing where its host ${fate}`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.route(ICON_FONT, (route) => (fate === 'fails' ? route.abort() : undefined));
      // Resolves with the load event: what is asked for before it would hold it up.
      await page.goto(BUTTON);
      await expect(page.locator('#icon-font-sheet')).toHaveCount(1);
      await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
      await expect(page.locator('body')).toHaveClass('mode-dark');
      expect(errors).toEqual([]);
    });
  }
});
