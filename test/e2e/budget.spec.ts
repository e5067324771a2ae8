import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { OUT, test } from './site';

/** kB = 1,000 bytes, gzip. */
const TOTAL_BUDGET = 112;

interface Part {
  /** What the part is for: why a page without a demo in view needs it. */
  reason: string;
  files: RegExp;
  budget: number;
}

const PARTS: readonly Part[] = [
  { reason: 'React and its DOM renderer', files: /\/framework-/, budget: 46 },
  { reason: 'the router and client of Next.js', files: /\/main-/, budget: 26 },
  {
    reason: 'the loader of chunks, with the names of all but those of demos',
    files: /\/webpack-/,
    budget: 6,
  },
  {
    reason: 'the frame: navigation, copying, language with all texts, theme, preferences',
    files: /\/pages\/_app-/,
    budget: 17.5,
  },
  { reason: 'the routes of the site', files: /_(build|ssg)Manifest\.js/, budget: 2 },
  {
    reason:
      'the page (article, contents list, demos on demand) and, when idle, the side navigation',
    files: /./,
    budget: 15,
  },
];

function kilobytes(file: string): number {
  return gzipSync(readFileSync(path.join(OUT, decodeURIComponent(file)))).length / 1000;
}

test('a page loads no more script than its parts are allowed to be', async ({ page }) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.add(new URL(response.url()).pathname);
  });
  await page.goto('/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#side-nav [aria-current="page"]')).toBeVisible();

  const sizes = PARTS.map(({ reason, budget }) => ({ reason, budget, size: 0 }));
  for (const file of files) {
    const index = PARTS.findIndex((part) => part.files.test(file));
    const entry = sizes[index];
    if (entry) entry.size += kilobytes(file);
  }
  console.table(
    sizes.map(({ reason, budget, size }) => ({ reason, budget, size: size.toFixed(1) })),
  );
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`Script on load: ${total.toFixed(1)} kB of ${TOTAL_BUDGET} kB (gzip)`);

  expect(files.size).toBeGreaterThan(4);
  expect(sizes.filter(({ size, budget }) => size > budget)).toEqual([]);
  expect(total).toBeLessThan(TOTAL_BUDGET);
});

test('chunks of demos are named by the code of the release, which the loader names once', () => {
  const chunks = path.join(OUT, '_next/static/chunks');
  const demos = readdirSync(path.join(chunks, 'demos'));
  const hashes = new Set(demos.map((file) => /^\d+\.([0-9a-f]{16})\.js$/.exec(file)?.[1]));
  expect(demos.length).toBeGreaterThan(300);
  expect(hashes.size).toBe(1);
  const [hash = ''] = hashes;
  const loader = readdirSync(chunks).find((file) => file.startsWith('webpack-')) ?? '';
  expect(readFileSync(path.join(chunks, loader), 'utf8').split(hash)).toHaveLength(2);
});
