/* global window, document */
// What demos cost, measured on the export of this site, in `out/`:
//
//   npm run build && node test/bench/demos.mjs [--runs 5]
//
// A page with forty demos beside one with four, and the Button page: its script before and after its demos, the time from a demo
// being scrolled to until it is live, and the cost of a first edit. The processor is 4 times slower, the network is not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { REPOSITORY } from './workFolder.mjs';

const PORT = 4196;
const SLOWDOWN = 4;
const FEW = '/experiments/docs/four-demos/';
const MANY = '/experiments/docs/forty-demos/';
const BUTTON = '/material-ui/react-button/';
/** How long a page is watched after it has loaded, in milliseconds. */
const SETTLED = 3000;
const MB = 1e6;

async function main() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const server = spawn('npx', ['tsx', 'scripts/serve.ts', '--port', String(PORT)], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(server.stdout, 'data');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured = { few: [], many: [], button: [], edit: [] };
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      measured.few.push(await measurePage(browser, FEW));
      measured.many.push(await measurePage(browser, MANY));
      measured.button.push(await measurePage(browser, BUTTON));
      measured.edit.push(await measureEdit(browser));
    }
  } finally {
    await browser.close();
    process.kill(-server.pid);
  }
  for (const [name, runs] of Object.entries(measured)) console.log(name, mediansOf(runs));
}

async function openPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const traffic = { script: 0, all: 0 };
  await session.send('Network.enable');
  const scripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.all += encodedDataLength;
    if (scripts.has(requestId)) traffic.script += encodedDataLength;
  });
  await page.addInitScript(watchPage);
  await page.goto(`http://localhost:${PORT}${address}`);
  return { page, session, traffic };
}

/** Runs in the page: notes long tasks, and when each demo that is in view has become live. */
function watchPage() {
  window.bench = { blocked: 0, live: {} };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    for (const example of document.querySelectorAll('[data-demo-styling]')) {
      const { id } = example.closest('section');
      const isLive = [...example.children].some((child) =>
        Object.keys(child).some((key) => key.startsWith('__reactFiber$')),
      );
      if (isLive) window.bench.live[id] ??= performance.now();
    }
    setTimeout(look, 4);
  };
  look();
}

async function measurePage(browser, address) {
  const { page, session, traffic } = await openPage(browser, address);
  await page.waitForTimeout(SETTLED);
  const loaded = await page.evaluate(() => window.bench);
  const result = {
    firstLiveMs: Math.min(...Object.values(loaded.live)),
    blockedMs: loaded.blocked,
    scriptKB: traffic.script / 1000,
    liveOnLoad: Object.keys(loaded.live).length,
    heapMB: await heapOf(session),
  };
  const waits = [];
  for (const demo of await page.locator('section:has([data-demo-styling])').all()) {
    waits.push(await demo.evaluate(scrollUntilLive));
  }
  await page.waitForTimeout(1000);
  const late = waits.filter((wait) => wait > 0).sort((a, b) => a - b);
  Object.assign(result, {
    scrolledToLiveMs: late[late.length >> 1] ?? 0,
    slowestMs: late.at(-1) ?? 0,
    scriptAfterKB: traffic.script / 1000,
    heapAfterMB: await heapOf(session),
  });
  await page.close();
  return result;
}

/** Runs in the page: brings a demo into view and waits until it is live. Resolves with the milliseconds; 0 for one that was. */
async function scrollUntilLive(section) {
  if (window.bench.live[section.id]) return 0;
  const from = performance.now();
  section.scrollIntoView({ block: 'center', behavior: 'instant' });
  while (!window.bench.live[section.id]) await new Promise((resolve) => setTimeout(resolve, 4));
  return window.bench.live[section.id] - from;
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MB;
}

/** From the press on "edit" to the editor, and from the first letter to the edited demo in its place. */
async function measureEdit(browser) {
  const { page, traffic } = await openPage(browser, BUTTON);
  await page.waitForTimeout(SETTLED);
  const before = { ...traffic };
  const demo = page.locator('#ButtonSizes, section:has([data-demo-styling])').first();
  let from = Date.now();
  await demo.getByRole('button', { name: 'Edit' }).first().click();
  await demo.locator('.cm-content').waitFor();
  const editorMs = Date.now() - from;
  const editorKB = (traffic.all - before.all) / 1000;
  from = Date.now();
  await page.keyboard.type(' ');
  await demo.frameLocator('iframe').locator('button').first().waitFor();
  await page.waitForTimeout(1000);
  const ranMs = Date.now() - from - 1000;
  const editedKB = (traffic.all - before.all) / 1000 - editorKB;
  await page.close();
  return { editorMs, editorKB, ranMs, editedKB };
}

function mediansOf(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => {
      const values = runs.map((run) => run[key]).sort((a, b) => a - b);
      return [key, Number(values[values.length >> 1].toFixed(1))];
    }),
  );
}

await main();
