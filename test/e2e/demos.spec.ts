import { expect, type Locator, type Page } from '@playwright/test';
import { collectComplaints, keepCopied, test } from './site';

const ARTICLE = '/material-ui/react-button/';
const NAME = 'ButtonIcons';

const demoOf = (page: Page, name: string) => page.locator(`section[aria-label="Demo ${name}"]`);

/** Opens an article, turns to one of its demos as a reader would, and waits until its toolbar is live. */
async function openDemo(page: Page, address = ARTICLE, name = NAME) {
  await page.goto(address);
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

/** Edits a demo: its code begins with one line more. */
async function writeFirstLine(page: Page, demo: Locator, line: string) {
  await demo.getByRole('button', { name: 'Edit demo' }).click();
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(`${line}\n`);
}

test('the whole code comes when it is asked for, in the language of the reader’s choice', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const demo = await openDemo(page);
  await expect(demo.locator('pre')).not.toContainText('import');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(demo.locator('pre')).toContainText("import Button from '@mui/material/Button';");
  await demo.getByRole('button', { name: 'Show JavaScript source' }).click();
  await expect(demo.getByRole('button', { name: 'Show JavaScript source' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await page.context().cookies()).find(({ name }) => name === 'codeVariant')?.value).toBe(
    'JS',
  );
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  await expect(demo.locator('pre')).not.toContainText('import');
  expect(complaints).toEqual([]);
});

for (const [hash, file, variant] of [
  [`#${NAME}`, 'import', 'TypeScript'],
  [`#${NAME}.js`, 'import', 'JavaScript'],
  [`#system-${NAME}.tsx`, 'import', 'TypeScript'],
] as const) {
  test(`the address with ${hash} opens the code of the demo in ${variant}`, async ({ page }) => {
    await page.goto(`${ARTICLE}${hash}`);
    const demo = demoOf(page, NAME);
    await expect(demo.locator('pre')).toContainText(file);
    await expect(demo).toBeInViewport();
    await expect(demo.getByRole('button', { name: `Show ${variant} source` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}

test('the toolbar is one stop for the Tab key; arrows move in it, the other way round from right to left', async ({
  page,
}) => {
  const demo = await openDemo(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await demo.getByRole('button', { name: 'Edit demo' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Edit in StackBlitz');
  await page.keyboard.press('End');
  expect(await focused()).toBe('More actions');
  await page.evaluate(() => (document.documentElement.dir = document.body.dir = 'rtl'));
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Reset demo');
  await page.keyboard.press('Tab');
  expect(
    await demo.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement)),
  ).toBe(false);
});

test('an edited demo runs in its place, and a reset brings the first one back', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const demo = await openDemo(page);
  const stage = demo.locator('[data-bg]');
  const before = await stage.boundingBox();
  await demo.getByRole('button', { name: 'Edit demo' }).click();
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' // edited');

  const edited = demo.frameLocator('iframe');
  await expect(edited.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(
    demo.locator('[data-demo-styling] > button, [data-demo-styling] > div > button'),
  ).toHaveCount(0);
  const after = await stage.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(1);

  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(demo.locator('pre')).not.toContainText('// edited');
  expect(complaints).toEqual([]);
});

test('a mistake in edited code is shown with its line, and mending it runs the demo again', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await writeFirstLine(page, demo, 'import missing from "left-pad";');
  await expect(demo.getByRole('alert')).toContainText('Line 1: Cannot find module left-pad');
  for (let presses = 0; presses < 32; presses += 1) await page.keyboard.press('Backspace');
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.frameLocator('iframe').getByRole('button', { name: 'Invite' })).toBeVisible();
});

test('a demo that would never end is stopped, and begins again from its reset', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await writeFirstLine(page, demo, 'while (true);');
  await expect(demo.getByRole('alert')).toContainText('Line 1');
  await demo.getByRole('alert').getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  const invite = demo.getByRole('button', { name: 'Invite' });
  await expect(invite).toBeVisible();
  await expect(demo.locator('pre')).not.toContainText('while (true)');
});

test('the editor is entered with Enter, left with Escape and passed by with Tab', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Expand code' }).click();
  const code = demo.getByRole('group', { name: `Code of ${NAME}` });
  await code.focus();
  await page.keyboard.press('Tab');
  await expect(demo.locator('.cm-content')).toHaveCount(0);
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
});

test('a demo is handed to StackBlitz and CodeSandbox with exact versions, and downloaded', async ({
  page,
  context,
}) => {
  const posted: Record<string, string> = {};
  await context.route(/stackblitz\.com|codesandbox\.io/, (route) => {
    posted[new URL(route.request().url()).hostname] = route.request().postData() ?? '';
    return route.fulfill({ body: 'received', contentType: 'text/plain' });
  });
  const demo = await openDemo(page);
  for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox']) {
    const opened = context.waitForEvent('page');
    await demo.getByRole('button', { name }).click();
    const tab = await opened;
    await expect(tab.locator('body')).toContainText('received');
    await tab.close();
  }
  expect(posted['stackblitz.com']).toContain('5.15.1');
  expect(posted['codesandbox.io']).toContain('parameters');

  await demo.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await demo.getByRole('menuitem', { name: 'Download as a project' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('a link to the code of a demo leads back to it', async ({ page }) => {
  const copied = await keepCopied(page);
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'More actions' }).click();
  await demo.getByRole('menuitem', { name: 'Copy link to JavaScript source' }).click();
  await expect(demo.getByText('The link has been copied to your clipboard.')).toBeVisible();
  expect(copied[0]).toMatch(new RegExp(`${ARTICLE}#system-${NAME}\\.js$`));
});

test('a demo alone fills a page of its own, with its toolbar and the way back', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('/demos/material-ui/react-button/ButtonIcons/');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.locator('pre:visible')).toContainText('import Button');
  await page.getByRole('link', { name: 'Back to Button' }).click();
  await expect(page).toHaveURL(`${ARTICLE}#${NAME}`);
  expect(complaints).toEqual([]);
});

test('a demo in three stylings changes with the reader’s choice, and touches nothing else', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const demo = await openDemo(page, '/base-ui/react-tabs/', 'OrderTabs');
  const surroundings = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, h1, h2, .prose p, .prose a, #side-nav a, button')]
        .filter((element) => !element.closest('[data-demo-styling], [role="toolbar"]'))
        .slice(0, 200)
        .map((element) => {
          const { color, font, margin, padding, border, display } = getComputedStyle(element);
          return [element.tagName, color, font, margin, padding, border, display].join(' ');
        }),
    );
  const before = await surroundings();
  await demo.getByRole('button', { name: /^Styling/ }).click();
  await demo.getByRole('menuitemradio', { name: 'Tailwind CSS' }).click();
  await expect(demo.locator('[data-demo-styling="tailwind"]')).toBeVisible();
  await expect(demo.getByRole('tab').first()).toBeVisible();
  expect(await surroundings()).toEqual(before);
  await demo.getByRole('button', { name: /code$/ }).click();
  await expect(demo.locator('pre').last()).toContainText('className=');

  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-styling="tailwind"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('code that cannot be loaded is said to be so, and the next press tries again', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await page.route('**/_next/data/**', (route) => route.abort());
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(demo.getByText('The code could not be loaded.')).toBeVisible();
  await page.unroute('**/_next/data/**');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(demo.locator('pre')).toContainText('import Button');
});
