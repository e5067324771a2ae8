import { defineConfig } from '@playwright/test';
import { DEV_PORT, PORT } from './site';

/** Flags without which a browser in a closed network waits for hosts it cannot reach. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A busy machine takes its time: no test says how fast a page is by how long it waits.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What fails once and then passes is named as flaky in the summary, and stops nobody.
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'export',
      testIgnore: '**/development.spec.ts',
      use: { baseURL: `http://localhost:${PORT}` },
    },
    {
      name: 'development',
      testMatch: '**/development.spec.ts',
      use: { baseURL: `http://localhost:${DEV_PORT}` },
    },
  ],
  webServer: [
    {
      command: `npx tsx scripts/serve.ts --port ${PORT}`,
      cwd: '../..',
      url: `http://localhost:${PORT}/`,
    },
    {
      command: `npx tsx scripts/dev.ts --port ${DEV_PORT}`,
      cwd: '../..',
      url: `http://localhost:${DEV_PORT}/favicon.svg`,
      timeout: 120_000,
    },
  ],
});
