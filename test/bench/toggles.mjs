import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { REPOSITORY } from './workFolder.mjs';

const PORT = 4195;
const SLOWDOWN = 4;
/** How often each control is used; the median is reported. */
const TIMES = 9;
/** How long the main thread is watched after a press, and before it while nothing happens, in milliseconds. */
const WINDOW = 400;

/** Controls of the settings, and the two states each is switched between. */
const CONTROLS = [
  ['mode', ['input[value=dark]', 'input[value=light]']],
  ['direction', ['input[value=rtl]', 'input[value=ltr]']],
  ['density', ['input[role=switch]', 'input[role=switch]']],
];

/**
 * What a change of the settings costs the main thread, in milliseconds with a processor 4 times slower: as the page opens, and
 * with every demo of it live. What the page does anyway in that time is taken off.
 */
export async function measureToggles(folder, pagePath, executablePath) {
  const server = spawn('npx', ['tsx', 'scripts/serve.ts', '--port', PORT, '--folder', folder], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(server.stdout, 'data');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`http://localhost:${PORT}${pagePath}`, { waitUntil: 'networkidle' });
    const opened = await useControls(page, session);
    await scrollThrough(page);
    return { opened, live: await useControls(page, session) };
  } finally {
    await browser.close();
    process.kill(-server.pid);
  }
}

async function useControls(page, session) {
  await page.locator('header button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open] input').first().waitFor();
  const medians = {};
  for (const [name, states] of CONTROLS) {
    // The first change loads what it needs, as the mirroring of styles.
    for (const state of states) await busyTime(page, session, state);
    const times = [];
    for (let index = 0; index < TIMES; index += 1) {
      const idle = await busyTime(page, session, null);
      const busy = await busyTime(page, session, states[index % 2]);
      times.push(Math.max(0, busy - idle));
    }
    medians[name] = times.sort((a, b) => a - b)[Math.floor(TIMES / 2)];
    if (TIMES % 2) await busyTime(page, session, states[1]);
  }
  await page.keyboard.press('Escape');
  return medians;
}

/** Milliseconds that the main thread works while a control is pressed, or while nothing is. */
async function busyTime(page, session, selector) {
  const before = await taskTime(session);
  await page.evaluate(
    ([control, wait]) =>
      new Promise((resolve) => {
        if (control) document.querySelector(`dialog[open] ${control}`).click();
        setTimeout(resolve, wait);
      }),
    [selector, WINDOW],
  );
  return (await taskTime(session)) - before;
}

async function taskTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(1500);
}
