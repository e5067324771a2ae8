import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import {
  changeSettings,
  collectComplaints,
  exportedFiles,
  OUT,
  PORT,
  visitEveryDemo,
  test,
} from './site';

const ARTICLE = '/material-ui/react-button/';

/** One page of each kind: each has code and styles that others lack. */
const PAGE_KINDS = [
  '/',
  '/material-ui/',
  ARTICLE,
  '/material-ui/customization/color/',
  '/material-ui/react-tabs/',
  '/material-ui/api/button/',
  '/x/api/data-grid/',
  '/x/react-data-grid/',
  '/joy-ui/react-button/',
  '/base-ui/react-tabs/',
  '/base-ui/react-tabs/components-api/',
  '/demos/material-ui/react-button/ButtonIcons/',
  '/blog/',
  '/offline/',
  '/search/',
  '/versions/',
  '/production-error/?code=11&args[]=a&args[]=b',
  '/this-page-does-not-exist/',
];

interface Violation {
  directive: string;
  blocked: string;
}

/**
 * The Data Grid tries once whether it may compile its filters from text, and goes without where it may not: `getHasEval` in
 * @mui/x-data-grid. That is the policy at work.
 */
function isTrial({ directive, blocked }: Violation): boolean {
  return directive === 'script-src' && blocked === 'eval';
}

/** Collects what a page does against its policy, in its frames too, from its first script on. */
async function collectViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('tellViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (it: Violation) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      tellViolation({ directive: event.effectiveDirective, blocked: event.blockedURI }),
    );
  });
  return violations;
}

for (const address of PAGE_KINDS) {
  test(`${address} does nothing against its policy`, async ({ page }) => {
    const complaints = collectComplaints(page);
    const violations = await collectViolations(page);
    await page.goto(address);
    await visitEveryDemo(page);
    if (!address.startsWith('/demos/')) {
      await changeSettings(page, (settings) => settings.getByLabel('Dark').check());
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('button');
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    const isGrid = address.startsWith('/x/react-data-grid/');
    expect(violations.filter((violation) => !(isGrid && isTrial(violation)))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test.describe('what the policy forbids', () => {
  test.use({ againstPolicy: true });

  test('is prevented, and every test would hear of it', async ({ page }) => {
    const complaints = collectComplaints(page);
    const violations = await collectViolations(page);
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
      const image = document.createElement('div');
      image.innerHTML = '<img src="/nothing.png" onerror="document.title = \'taken\'">';
      document.body.append(image);
      const stranger = document.createElement('script');
      stranger.src = 'https://example.com/a.js';
      document.body.append(stranger);
    });
    await expect
      .poll(() => violations.map(({ directive }) => directive).sort())
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.title()).not.toBe('taken');
    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(3);
  });

  test('no page can be framed by another site', async ({ page }) => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="http://localhost:${PORT}/"></iframe>`);
    const frame = page.frames()[1];
    await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
  });

  test('the page of wrong addresses has a policy of its own, wherever it is sent from', async ({
    page,
    request,
  }) => {
    const response = await request.get('/nothing/');
    expect(response.status()).toBe(404);
    const { 'content-security-policy': policy = '' } = response.headers();
    const own = readFileSync(path.join(OUT, '404.html'), 'utf8').match(
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/,
    )?.[1];
    expect(own).toBe(policy.replace("; frame-ancestors 'self'", ''));

    // Without the header, as from a host that has no rule for the address.
    await page.route('**/nothing/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', path: path.join(OUT, '404.html') }),
    );
    const violations = await collectViolations(page);
    await page.goto('/nothing/');
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
    });
    await expect.poll(() => violations.length).toBe(1);
    expect(await page.title()).not.toBe('taken');
  });
});

test.fail('a test fails over anything that the policy has to prevent', async ({ page }) => {
  await page.goto('/');
  const told = page.waitForEvent('console');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
  });
  await told;
});

test.describe('integrity', () => {
  const TAG = /<(script|link)\s(?:[^>"]|"[^"]*")*>/g;

  /** Address and integrity of everything in a document that a browser can check. */
  function checkedFiles(html: string): { url: string; integrity: string | undefined }[] {
    const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    return [...html.matchAll(TAG)]
      .map(([tag]) => ({
        url: valueOf(tag, 'src') ?? valueOf(tag, 'href') ?? '',
        integrity: valueOf(tag, 'integrity'),
        isChecked:
          / src=|rel="(stylesheet|modulepreload)"|rel="preload"[^>]* as="(script|style)"/.test(tag),
      }))
      .filter(({ isChecked }) => isChecked);
  }

  test('every script and style sheet that a document names is the one of the build', () => {
    const hashes = new Map<string, string>();
    const hashOf = (url: string) => {
      const known = hashes.get(url);
      if (known) return known;
      const file = readFileSync(path.join(OUT, decodeURIComponent(url)));
      const hash = `sha384-${createHash('sha384').update(file).digest('base64')}`;
      hashes.set(url, hash);
      return hash;
    };
    const wrong: string[] = [];
    for (const file of [...exportedFiles(), 'sandbox/index.html']) {
      const html = readFileSync(path.join(OUT, file), 'utf8');
      const checked = checkedFiles(html);
      // Pages that only lead on have none.
      if (html.includes('__NEXT_DATA__') && checked.length < 5)
        wrong.push(`${file}: ${checked.length} files`);
      for (const { url, integrity } of checked)
        if (integrity !== hashOf(url)) wrong.push(`${file}: ${url}`);
    }
    expect(wrong).toEqual([]);
    expect(hashes.size).toBeGreaterThan(20);
  });

  test('a script that was changed on its way is refused, and the page reads without it', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const changeIt = async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `document.title="taken";${await response.text()}` });
    };
    await page.route('**/_next/static/chunks/pages/_app-*.js', changeIt, { times: 1 });
    await page.goto(ARTICLE);
    await expect.poll(() => complaints.join('\n')).toContain('integrity');
    expect(await page.title()).not.toBe('taken');
    await expect(page.locator('h1')).toHaveText('Button');
    await page.locator('#side-nav').getByRole('link', { name: 'Text Field' }).click();
    await expect(page.locator('h1')).toHaveText('Text Field');
  });

  test('a script that is announced and checked is asked for once', async ({ page }) => {
    const counts = new Map<string, number>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1);
    });
    await page.goto(ARTICLE);
    await visitEveryDemo(page);
    expect(counts.size).toBeGreaterThan(10);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });
});

/** Asks for a path as it is written: browsers and clients tidy it up before. */
function answerTo(address: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port: PORT, path: address }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    }).on('error', reject);
  });
}

for (const address of [
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fpackage.json',
  '/../../package.json',
  '//example.com/',
  '//example.com/%2e%2e/versions',
  '/\\example.com/',
  '/zh//example.com/',
  '/zh/%2f/example.com/versions',
  `/${'a/'.repeat(3000)}`,
  '/versions/?next=//example.com/',
]) {
  test(`the server neither fails nor leads away at ${address.slice(0, 40)}`, async () => {
    const { status, location = '/' } = await answerTo(address);
    expect([200, 301, 302, 308, 404]).toContain(status);
    expect(new URL(location, 'http://site.test').host).toBe('site.test');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
}
