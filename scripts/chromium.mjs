import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for tests: CHROMIUM_PATH, else one of the system, else the one that npm has installed. */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH is ${configured}, where there is no file. Correct it or unset it.`,
    );
  }
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
