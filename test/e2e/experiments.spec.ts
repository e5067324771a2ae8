import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { collectComplaints, exportedFiles, OUT, test, visitEveryDemo } from './site';

const BASE = '/experiments/docs/';
const LONG = `${BASE}ten-thousand-words/`;
const DEMOS = `${BASE}demos/`;

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const TEST_FILES = exportedFiles().filter((file) => file.startsWith('experiments'));
const demoOf = (page: Page, name: string) => page.locator(`section#${name}`);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not to be seen.`);
  return box;
}

/** Turns to a demo as a reader would, and waits until React has taken its toolbar over. */
async function reach(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('toolbar').hover();
  await expect
    .poll(() =>
      demo
        .getByRole('toolbar')
        .evaluate((toolbar) => Object.keys(toolbar).some((key) => key.startsWith('__reactFiber$'))),
    )
    .toBe(true);
  return demo;
}

test.describe('the test pages', () => {
  test('are there, and ask search engines to leave them out', async ({ request }) => {
    expect(TEST_FILES.length).toBeGreaterThan(15);
    for (const file of TEST_FILES) {
      expect([file, read(file).includes('<meta name="robots" content="noindex"')]).toEqual([
        file,
        true,
      ]);
    }
    for (const address of [BASE, LONG, `${BASE}callouts.md`, '/demos/docs-infra/demos/Framed/']) {
      const response = await request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
      expect([address, response.headers()['x-robots-tag']]).toEqual([address, 'noindex']);
    }
  });

  test('are in no list and lead from no other page', () => {
    const lists = ['sitemap.xml', 'llms.txt', 'material-ui/llms-full.txt', 'robots.txt', 'sw.js'];
    const documents = exportedFiles().filter(
      (file) => !TEST_FILES.includes(file) && !/^demos[\\/]docs-infra/.test(file),
    );
    expect(documents.length).toBeGreaterThan(350);
    const naming = [...lists, ...documents].filter((file) =>
      /\/experiments\/|docs-infra/.test(read(file)),
    );
    expect(naming).toEqual([]);
  });

  test('are not found by the search', async ({ page }) => {
    await page.goto('/search/?q=donaudampfschifffahrt');
    await expect(page.getByText(/^Nothing found/)).toBeVisible();
    const data = await page.evaluate(async () => {
      const { buildId } = (window as unknown as { __NEXT_DATA__: { buildId: string } })
        .__NEXT_DATA__;
      return (await fetch(`/_next/data/${buildId}/search.json`)).text();
    });
    expect(data).toContain('/material-ui/react-button/');
    expect(data).not.toContain('/experiments/');
  });

  test('stand under the name and the version of their product, and can be edited', async ({
    page,
  }) => {
    await page.goto(`${BASE}callouts/`);
    const nav = page.locator('#side-nav');
    await expect(nav.locator('#mui-product-selector')).toContainText('Docs-infra');
    await expect(nav.getByText('v0.0.0')).toBeVisible();
    await expect(page.getByText('data/docs-infra/callouts.md')).toBeVisible();
    await expect(page.locator('a[rel="prev"]')).toHaveAttribute('href', `${BASE}markdown/`);
    await expect(page.locator('a[rel="next"]')).toHaveAttribute('href', `${BASE}codeblock/`);
  });

  test('lead on without loading the document again', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(`${BASE}callouts/`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.locator('a[rel="next"]').click();
    await expect(page.locator('#main-heading')).toHaveText('Code blocks');
    await expect(page.locator('#main-heading')).toBeFocused();
    await page.locator('#side-nav').getByRole('link', { name: 'Demos', exact: true }).click();
    await expect(page.locator('#main-heading')).toHaveText('Demos');
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
    expect(complaints).toEqual([]);
  });
});

test.describe('headers', () => {
  test('of equal text, of other scripts and of signs alone have anchors that are landed on', async ({
    page,
  }) => {
    for (const id of ['equal-2', 'same-1', 'عنوان-بالعربية', '日本語の見出し', 'section']) {
      await page.goto('about:blank');
      await page.goto(`${BASE}headers/#${encodeURIComponent(id)}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
  });

  test('of levels four to six are text, and stand in no contents list', async ({ page }) => {
    await page.goto(`${BASE}headers/`);
    for (const level of [4, 5, 6]) {
      const heading = page.getByRole('article').getByRole('heading', { level }).first();
      await expect(heading).toBeVisible();
      await expect(heading.locator('a')).toHaveCount(0);
    }
    await expect(page.locator('#contents')).not.toContainText('Level four');
  });
});

test.describe('callouts', () => {
  test('of all kinds are named, and one may stand in another', async ({ page }) => {
    await page.goto(`${BASE}callouts/`);
    for (const kind of ['info', 'success', 'warning', 'error']) {
      await expect(page.locator(`.callout-${kind}`).first()).toHaveAccessibleName(/.+/);
    }
    const inner = page.locator('.callout-warning .callout-info');
    await expect(inner).toContainText('The inner one.');
    const outer = await boxOf(
      page.locator('.callout-warning', { has: page.locator('.callout-info') }),
    );
    const box = await boxOf(inner);
    expect(box.x).toBeGreaterThan(outer.x);
    expect(box.x + box.width).toBeLessThan(outer.x + outer.width);
  });
});

test.describe('code blocks', () => {
  test('scroll sideways by keyboard where a line is too long, and the page does not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${BASE}codeblock/#long-lines`);
    const block = page.locator('pre', { hasText: 'A line that goes on and on' });
    const room = await block.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(room).toBeGreaterThan(100);
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => block.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('show markup as text', async ({ page }) => {
    await page.goto(`${BASE}codeblock/#signs-and-scripts`);
    await expect(page.locator('pre', { hasText: '<script>alert(' })).toBeVisible();
  });
});

test.describe('tabbed code', () => {
  test('keeps one choice for all blocks of a key, and for those of other pages', async ({
    page,
  }) => {
    await page.goto(`${BASE}tabbed-code/`);
    const chosen = (value: string) => page.locator(`.code-tabs input[value="${value}"]`);
    await page.waitForLoadState('networkidle');
    await chosen('yarn').first().check({ force: true });
    for (const input of await chosen('yarn').all()) await expect(input).toBeChecked();
    await expect(chosen('Community').first()).toBeChecked();
    await expect(page.getByText('yarn init')).toBeVisible();
    await expect(page.getByText('npm init')).toBeHidden();

    await page.reload();
    await expect(chosen('yarn').first()).toBeChecked();
    await page.goto(`${BASE}callouts/`);
    // That block has no tab of this name: its first one stays.
    await expect(chosen('npm')).toBeChecked();
  });
});

test.describe('demos', () => {
  test('stand on the ground, in the width and at the height that they ask for', async ({
    page,
  }) => {
    await page.goto(DEMOS);
    const stage = (name: string) => demoOf(page, name).locator('[data-bg]');
    for (const [name, bg] of [
      ['Outlined', 'outlined'],
      ['Filled', 'true'],
      ['Inline', 'inline'],
      ['Gradient', 'gradient'],
      ['Playground', 'playground'],
    ] as const) {
      await expect(stage(name)).toHaveAttribute('data-bg', bg);
    }
    const looks = await Promise.all(
      ['Outlined', 'Filled', 'Inline', 'Gradient'].map((name) =>
        stage(name).evaluate((element) => {
          const { background, borderTopWidth, paddingTop } = getComputedStyle(element);
          return [background, borderTopWidth, paddingTop].join();
        }),
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);

    expect((await boxOf(stage('Height'))).height).toBeGreaterThanOrEqual(240);
    const field = await boxOf(demoOf(page, 'MaxWidth').locator('[data-demo-styling]'));
    expect(field.width).toBeLessThanOrEqual(220);
    expect((await boxOf(stage('MaxWidth'))).width).toBeGreaterThan(400);
  });

  test('show the code and the tools that they ask for', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(DEMOS);
    await expect(demoOf(page, 'HideToolbar').getByRole('toolbar')).toHaveCount(0);
    await expect(demoOf(page, 'HideToolbar').locator('pre')).toHaveCount(0);

    const open = await reach(page, 'CodeOpen');
    await expect(open.locator('pre')).toContainText("import * as React from 'react';");
    await expect(open.getByRole('button', { name: 'Hide code' })).toBeVisible();

    const plain = await reach(page, 'Outlined');
    await expect(plain.getByRole('button', { name: 'Edit demo' })).toBeVisible();
    const noEdit = await reach(page, 'NoEditButton');
    await expect(noEdit.getByRole('button', { name: 'Edit demo' })).toHaveCount(0);

    const noLiveEdit = await reach(page, 'NoLiveEdit');
    await expect(noLiveEdit.getByRole('button', { name: 'Edit demo' })).toHaveCount(0);
    await noLiveEdit.getByRole('button', { name: 'Expand code' }).click();
    await expect(noLiveEdit.locator('pre')).toContainText('export default');
    await expect(noLiveEdit.locator('.cm-content')).toHaveCount(0);

    const long = await reach(page, 'LongSource');
    await expect(long.locator('pre')).toHaveCount(0);
    await long.getByRole('button', { name: 'Show code' }).click();
    await expect(long.locator('pre')).toContainText('Trains to the south');
    expect(complaints).toEqual([]);
  });

  test('in a frame have the height that they ask for, and a window of their own', async ({
    page,
  }) => {
    await page.goto(DEMOS);
    const frame = (name: string) => demoOf(page, name).locator('iframe');
    await frame('Framed').scrollIntoViewIfNeeded();
    expect((await boxOf(frame('Framed'))).height).toBe(400);
    expect((await boxOf(frame('FramedLow'))).height).toBe(120);
    await expect(frame('Framed').contentFrame().getByText('at most 900 px')).toBeVisible();
    await frame('FramedLow').scrollIntoViewIfNeeded();
    await expect(frame('FramedLow').contentFrame().getByRole('button')).toBeVisible();
  });

  test('are shown in the styling of the reader, where they are written in it', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(DEMOS);
    const demo = await reach(page, 'Styled');
    const shown = demo.locator('[data-demo-styling]');
    const look = () =>
      shown
        .getByText('Written three times')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(shown).toHaveAttribute('data-demo-styling', 'system');
    expect(await look()).toBe('rgb(20, 71, 230)');
    await page.context().addCookies([{ name: 'codeStyling', value: 'CSS', url: page.url() }]);
    await page.reload();
    await reach(page, 'Styled');
    await expect(shown).toHaveAttribute('data-demo-styling', 'css');
    expect(await look()).toBe('rgb(20, 71, 230)');
    await expect(demoOf(page, 'StyledOnce').locator('[data-demo-styling]')).toHaveAttribute(
      'data-demo-styling',
      'system',
    );
    expect(complaints).toEqual([]);
  });

  test('that break leave the page and the other demos alone, and come back', async ({ page }) => {
    await page.goto(DEMOS);
    const demo = await reach(page, 'Breaks');
    await demo.getByRole('button', { name: 'Break this demo' }).click();
    await expect(demo.getByRole('alert')).toContainText('The demo was asked to break.');
    await demo.getByRole('alert').getByRole('button').first().click();
    await expect(demo.getByRole('button', { name: 'Break this demo' })).toBeVisible();
    await (await reach(page, 'CodeOpen')).getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  });
});

test.describe('forty demos', () => {
  test('are all in the document, and each becomes live when it comes near', async ({ page }) => {
    const complaints = collectComplaints(page);
    const { length } =
      read('experiments/docs/forty-demos/index.html').match(/data-demo-styling=/g) ?? [];
    expect(length).toBe(40);
    await page.goto(`${BASE}forty-demos/`);
    await visitEveryDemo(page);
    const counter = demoOf(page, 'PressCounter');
    await counter.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(counter.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('far from the window stay at rest', async ({ page }) => {
    await page.goto(`${BASE}forty-demos/`);
    await page.waitForLoadState('networkidle');
    const isLive = (name: string) =>
      demoOf(page, name)
        .locator('[class*="Demo_example"] > *')
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    expect(await isLive('TextButton')).toBe(true);
    expect(await isLive('PressCounter')).toBe(false);
  });

  test('at an anchor in their midst are landed on', async ({ page }) => {
    await page.goto(`${BASE}forty-demos/#StopList`);
    await page.waitForLoadState('networkidle');
    await expect(demoOf(page, 'StopList')).toBeInViewport();
    await expect
      .poll(async () => Math.round((await boxOf(demoOf(page, 'StopList'))).y))
      .toBeLessThan(200);
  });
});

test.describe('ten thousand words', () => {
  test('are in the document once', () => {
    const html = read('experiments/docs/ten-thousand-words/index.html');
    const text = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(10_000);
    const [data = ''] = /<script id="__NEXT_DATA__"[^>]*>.*?<\/script>/s.exec(html) ?? [];
    expect(data.length).toBeGreaterThan(100);
    expect(data).not.toMatch(/The (reader|editor|printer) /);
  });

  test('are landed in at an anchor, and the contents list shows the place', async ({ page }) => {
    const complaints = collectComplaints(page);
    for (const id of ['section-9-2', 'section-3-1', 'chapter-7']) {
      await page.goto('about:blank');
      await page.goto(`${LONG}#${id}`);
      const top = async () => Math.round((await boxOf(page.locator(`#${id}`))).y);
      await expect.poll(top).toBeGreaterThan(56);
      expect(await top()).toBeLessThan(160);
      const row = page.locator('#contents [aria-current="location"]');
      await expect(row).toHaveAttribute('href', new RegExp(`#${id}$`));
      await expect(row).toBeInViewport();
    }
    expect(complaints).toEqual([]);
  });

  test('are followed by the contents list while they are read', async ({ page }) => {
    await page.goto(LONG);
    await page.waitForLoadState('networkidle');
    const row = page.locator('#contents [aria-current="location"]');
    for (const id of ['section-2-3', 'section-5-1', 'chapter-8', 'section-4-4']) {
      await page.evaluate((anchor) => {
        const heading = document.getElementById(anchor);
        const top = (heading?.getBoundingClientRect().top ?? 0) + window.scrollY;
        window.scrollTo({ top: top - 80, behavior: 'instant' });
      }, id);
      await expect(row).toHaveAttribute('href', new RegExp(`#${id}$`));
      await expect(row).toBeInViewport();
    }
  });
});

test.describe('the deep tree', () => {
  const nav = (page: Page) => page.locator('#side-nav');
  const GROUPS = [
    'Main parent',
    'First-level child 2',
    'Second-level child parent',
    'Third-level child parent',
    'Fourth-level child parent',
  ];

  test('is open at the page, five groups deep, and nowhere else', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(`${BASE}fifth-level-child/`);
    const row = nav(page).locator('[aria-current="page"]');
    await expect(row).toHaveText('Fifth level child');
    await expect(row).toBeInViewport();
    for (const name of GROUPS) {
      await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    }
    await expect(nav(page).locator('[aria-expanded="true"]')).toHaveCount(GROUPS.length);
    expect(
      await nav(page)
        .locator('nav')
        .evaluate((tree) => tree.scrollWidth - tree.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  test('is open at the page without script, too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${BASE}fifth-level-child/`);
    await expect(nav(page).locator('[aria-current="page"]')).toBeVisible();
    await context.close();
  });

  test('opens and closes by keyboard, level by level', async ({ page }) => {
    await page.goto(BASE);
    await page.waitForLoadState('networkidle');
    for (const name of GROUPS) {
      const group = nav(page).getByRole('link', { name, exact: true });
      await group.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      expect(await group.evaluate((link) => link === document.activeElement)).toBe(false);
      expect(await nav(page).evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await nav(page).getByRole('link', { name: 'Fifth level child' }).press('Enter');
    await expect(page).toHaveURL(`${BASE}fifth-level-child/`);
    await expect(page.locator('#main-heading')).toBeFocused();
    const first = nav(page).getByRole('link', { name: 'Main parent', exact: true });
    await first.press('Enter');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(nav(page).getByRole('link', { name: 'Fifth level child' })).toHaveCount(0);
  });

  test('shows badges, chips, icons, planned and external entries, and names what has no title', async ({
    page,
  }) => {
    await page.goto(`${BASE}first-level-child-1/`);
    const marked = nav(page).getByRole('link', { name: /^First level child 1/ });
    await expect(marked.getByRole('img', { name: 'Pro plan' })).toBeVisible();
    await expect(marked.locator('[data-flag]')).toHaveText(['Legacy', 'New', 'Preview']);
    const untitled = nav(page).getByRole('link', { name: 'Entry without a title' });
    await expect(untitled).toBeVisible();
    await expect(untitled.locator('svg')).toHaveCount(1);
    await expect(nav(page).locator('a[href$="/hidden/"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await nav(page).getByRole('link', { name: 'Migration', exact: true }).click();
    await expect(nav(page).getByText('Earlier versions')).toBeVisible();
    await expect(nav(page).getByText('Data Grid from v4')).toBeVisible();
    await expect(nav(page).getByRole('link', { name: /Data Grid from v4/ })).toHaveCount(0);
    const external = nav(page).getByRole('link', { name: 'Date pickers from v5' });
    await expect(external).toHaveAttribute('data-ga-event-category', 'migration');
    await expect(external).toHaveAttribute('rel', 'noopener');
  });

  test('has the large tree of MUI X, which leads there', async ({ page }) => {
    await page.goto(BASE);
    await page.waitForLoadState('networkidle');
    await nav(page).getByRole('link', { name: 'Data Grid', exact: true }).click();
    await nav(page).getByRole('link', { name: 'API Reference', exact: true }).first().click();
    await expect(nav(page).locator('svg[data-plan="premium"]').first()).toBeVisible();
    await nav(page).getByRole('link', { name: 'Sorting', exact: true }).click();
    await expect(page).toHaveURL('/x/react-data-grid/sorting/');
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText('Sorting');
    await expect(nav(page).locator('#mui-product-selector')).toContainText('Data Grid');
    await expect(page.locator('#main-heading')).toBeFocused();
  });
});

test('an entry of the API at an address of the test pages has its anchors and its tree', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(`${BASE}data-grid-premium/`);
  await expect(page.locator('.api-entry')).toBeVisible();
  const [first] = await page.locator('#contents a').all();
  const href = (await first?.getAttribute('href')) ?? '';
  expect(href).toContain(`${BASE}data-grid-premium/#`);
  await expect(page.locator('#side-nav [aria-current="page"]')).toContainText('API page');
  expect(complaints).toEqual([]);
});
