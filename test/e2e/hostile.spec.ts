import { expect, type Page } from '@playwright/test';
import { collectComplaints, test } from './site';

/** How many pages are opened, each with five hostile inputs: a cookie, a hash, a query, what is stored, and a message. */
const VISITS = 40;

/** Where strangers' inputs are read. */
const ADDRESSES = [
  '/material-ui/react-button/',
  '/production-error/',
  '/material-ui/api/button/',
  '/search/',
  '/blog/',
  '/base-ui/react-tabs/components-api/',
  '/demos/material-ui/react-button/ButtonIcons/',
  '/material-ui/react-tabs/',
];

const COOKIES = [
  'paletteColors',
  'codeVariant',
  'codeStyling',
  'lastSeenNotification',
  '__proto__',
];

const STORED = [
  'mui-mode',
  'analyticsConsent',
  'apiPage_default',
  'apiPage_props',
  'apiPage_slots',
  'apiPage_classes',
  'codeblock-package-manager',
  'codeblock-license',
];

/** What has broken pages before: markup, addresses, broken encodings, broken JSON, names of what every object has. */
const FRAGMENTS = [
  '<x-injected>',
  '"><img src=x onerror="window.hacked=1"><x-injected>',
  "'-window.hacked=1-'",
  '</script><script>window.hacked=1</script><x-injected>',
  '<svg onload=window.hacked=1><x-injected>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><x-injected>',
  'javascript:window.hacked=1',
  'https://example.com/',
  '//example.com/',
  '%E0%A4%A',
  '%3Cx-injected%3E',
  '%00',
  '\u0000',
  '\u202E',
  '\uD800',
  '__proto__',
  'constructor',
  '{"primary":{"main":"red;background:url(//example.com)"}}',
  '{"__proto__":{"hacked":1}}',
  '{"primary":',
  '[[[[[[',
  'null',
  '#"]',
  '\\',
  '`${window.hacked=1}`',
  '{{constructor.constructor("window.hacked=1")()}}',
  'dark',
  '😀'.repeat(50),
  'a'.repeat(3000),
];

/** Random numbers from 0 up to 1 that are the same in every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Attack {
  address: string;
  cookie: [name: string, value: string];
  hash: string;
  query: string;
  stored: [key: string, value: string][];
  message: unknown;
}

/** The attack of a visit: always the same one. */
function attackOf(visit: number): Attack {
  const random = randomNumbers(visit + 1);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const text = () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(FRAGMENTS)).join('');
  const raw = text();
  const name = pick(['code', 'args[]', 'q', 'tags', 'page', '__proto__', pick(FRAGMENTS)]);
  return {
    address: ADDRESSES[visit % ADDRESSES.length] as string,
    cookie: [pick(COOKIES), pick([text(), encodeWhole(text())])],
    // As it stands, or encoded: a `%` that begins no byte stays as it is.
    hash: pick([raw, encodeWhole(raw)]),
    query: `?code=${pick(['11', '12', encodeWhole(text())])}&${encodeWhole(name)}=${encodeWhole(text())}&args[]=${encodeWhole(text())}`,
    stored: STORED.map((key) => [key, text()]),
    message: pick<unknown>([
      text(),
      { type: text(), payload: text() },
      { type: 'CHANGE', payload: { paletteMode: text(), direction: text() } },
      { dense: text(), direction: 'rtl', spacing: Infinity },
      { type: 'demo-sandbox-ready', code: text() },
      { type: 'render', code: 'window.hacked=1' },
      'theme-wanted',
      null,
      [[[text()]]],
      { type: 'SKIP_WAITING' },
    ]),
  };
}

/** Lone surrogates cannot be encoded. */
function encodeWhole(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}

/** Puts what is kept of a reader in place before any script of the page runs. */
async function prepare(page: Page, { cookie, stored }: Attack): Promise<void> {
  await page.addInitScript(
    ({ cookie: [name, value], stored: entries }) => {
      // In the stranger's frame there is nothing to keep it in.
      if (window.origin === 'null') return;
      document.cookie = `${name}=${value.replace(/[;\0\r\n]/g, '')};path=/`;
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    { cookie, stored },
  );
}

/** Sends a message to the page from itself and from a frame of a stranger, and to the frames of the page. */
async function send(page: Page, message: unknown): Promise<void> {
  const stranger = await page.evaluateHandle((data) => {
    window.postMessage(data, '*');
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentWindow?.postMessage(data, '*');
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    document.body.append(frame);
    return frame;
  }, message);
  const inside = await stranger.contentFrame();
  await inside?.evaluate((data) => window.parent.postMessage(data, '*'), message);
  await page.waitForTimeout(50);
  await stranger.evaluate((frame) => frame.remove());
}

/** What in the page was not there before, or happened against the reader's will. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('x-injected, [onerror], [onload], [srcdoc]')].map(
      (element) => element.outerHTML.slice(0, 200),
    );
    const links = [...document.querySelectorAll<HTMLElement>('[href^="javascript:" i]')];
    const polluted = (Object.prototype as { hacked?: unknown }).hacked !== undefined;
    const ran = (window as { hacked?: unknown }).hacked !== undefined;
    return [
      ...found,
      ...links.map((link) => link.outerHTML.slice(0, 200)),
      ...(polluted || ran ? ['code was run'] : []),
    ];
  });
}

test('the attacks are many, and the same in every run', () => {
  const attacks = Array.from({ length: VISITS }, (_, visit) => attackOf(visit));
  expect(attacks).toEqual(Array.from({ length: VISITS }, (_, visit) => attackOf(visit)));
  expect(new Set(attacks.map((attack) => JSON.stringify(attack))).size).toBe(VISITS);
  const inputs = attacks.length * 5;
  expect(inputs).toBeGreaterThanOrEqual(200);
});

test('traces of an attack that succeeds are seen', async ({ page }) => {
  await page.goto('/');
  expect(await traces(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p><x-injected></p><a href="JavaScript:1">a</a>',
    );
    (window as { hacked?: unknown }).hacked = 1;
  });
  expect(await traces(page)).toHaveLength(3);
});

for (let visit = 0; visit < VISITS; visit += 1) {
  const attack = attackOf(visit);
  test(`visit ${visit} of ${attack.address} is as any other`, async ({ page }) => {
    const complaints = collectComplaints(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await prepare(page, attack);
    await page.goto(`${attack.address}${attack.query}#${attack.hash}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await send(page, attack.message);
    await page.evaluate((hash) => (window.location.hash = hash), attack.hash);
    await page.waitForTimeout(100);

    expect(new URL(page.url()).pathname).toBe(attack.address);
    expect(new URL(page.url()).host).toMatch(/^localhost:/);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/^mode-(light|dark)$/);
    expect(await traces(page)).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
