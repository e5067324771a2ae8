// Runs the commands of package.json. Needs nothing but Node: the first step installs the rest.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { checkPorts, DEFAULT_PORTS, readPort } from './port.mjs';
import { buildStamp } from './stamp.mjs';

const STAMP_FILE = '.cache/build-stamp';
/** Major and minor version of the oldest Node that `engines` allows. */
const OLDEST_NODE = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.match(/\d+/g);

const OTHER_PORT = 'Stop what runs there, or choose another --port.';

/** What can be run: a shell command or a function, and what to do when it fails. */
const STEPS = {
  install: {
    run: ensureInstalled,
    fix: 'Check the connection to the npm registry, delete node_modules and try again.',
  },
  generate: { run: 'tsx scripts/generate.ts', fix: 'The message above names the file.' },
  format: { run: 'prettier --check --log-level warn .', fix: 'Run `npm run fix`.' },
  lint: {
    run: 'eslint --max-warnings 0 .',
    fix: 'Run `npm run fix`; mend by hand what it leaves.',
  },
  clones: { run: 'jscpd', fix: 'Let the two places share one function, or shape them apart.' },
  types: { run: 'tsc --noEmit', fix: 'Mend the types named above.' },
  unit: { run: 'jest', fix: 'Run `npx jest <file>` for one file, with `--watch` while you work.' },
  content: { run: 'tsx scripts/checkContent.ts', fix: 'Mend the content as it says above.' },
  export: {
    run: buildUnlessFresh,
    fix: 'Run `npm run build` to see it alone. A page that fails is named above.',
  },
  browser: {
    run: () => sh('playwright test --config test/e2e/playwright.config.ts', { CHROMIUM_PATH }),
    before: async () => {
      CHROMIUM_PATH = await findChromium();
    },
    fix: 'Run `npx playwright test --config test/e2e/playwright.config.ts -g "<name>"` for one test.',
  },
  exportPort: {
    run: () => checkPorts([readPort(DEFAULT_PORTS.start, rest)]),
    fix: OTHER_PORT,
  },
  serve: { run: () => sh(`tsx scripts/serve.ts ${rest.join(' ')}`), fix: OTHER_PORT },
  // The port after it is for messages to the pages.
  devPorts: {
    run: () => checkPorts([0, 1].map((offset) => readPort(DEFAULT_PORTS.dev, rest) + offset)),
    fix: OTHER_PORT,
  },
  dev: { run: () => sh(`tsx scripts/dev.ts ${rest.join(' ')}`), fix: OTHER_PORT },
  formatFix: { run: 'prettier --write --log-level warn .', fix: 'Mend the syntax named above.' },
  lintFix: { run: 'eslint --fix --max-warnings 0 .', fix: 'Mend by hand what is named above.' },
  ledger: { run: 'tsx scripts/ledger.ts', fix: 'Mend the content: `npm run check` names it.' },
  bench: { run: () => sh(`node test/bench/bench.mjs ${rest.join(' ')}`), fix: 'See test/bench.' },
};

const CHECKS = ['install', 'generate', 'format', 'lint', 'clones', 'types', 'unit', 'content'];

const COMMANDS = {
  start: ['exportPort', 'install', 'generate', 'content', 'export', 'serve'],
  dev: ['devPorts', 'install', 'dev'],
  build: ['install', 'generate', 'content', 'export'],
  check: CHECKS,
  test: [...CHECKS, 'export', 'browser'],
  fix: ['install', 'generate', 'lintFix', 'formatFix', 'ledger'],
  bench: ['install', 'bench'],
};

/** Steps that run until they are stopped: their time says nothing. */
const ENDLESS = ['serve', 'dev'];

const [command, ...rest] = process.argv.slice(2);
let CHROMIUM_PATH = '';

/** Runs a shell command with the tools of node_modules. Resolves to its exit code. */
function sh(line, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      stdio: 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        PATH: `${process.cwd()}/node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
        ...env,
      },
    });
    child.on('exit', (code) => resolve(code ?? 1));
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', () => stop('SIGINT'));
    process.once('SIGTERM', () => stop('SIGTERM'));
  });
}

/** Builds the export into `out/`, unless it was built from exactly what is here now. */
async function buildUnlessFresh() {
  const stamp = buildStamp();
  const last = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : '';
  if (last === stamp && existsSync('out/index.html')) {
    console.log('out/ is up to date: nothing has changed since it was built.');
    return 0;
  }
  rmSync(STAMP_FILE, { force: true });
  const built =
    (await sh('next build --webpack', { BUILD_ID: stamp.slice(0, 16) })) ||
    (await sh('tsx scripts/publish.ts'));
  if (built !== 0) return built;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
  return 0;
}

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

function isOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE.map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** Resolves to the exit code of a step. An error that it throws is a failure like others. */
async function runStep({ before, run }) {
  try {
    await before?.();
    return typeof run === 'string' ? await sh(run) : await run();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

/** Runs the steps of a command in turn and stops at the first that fails. */
async function main() {
  const names = COMMANDS[command];
  if (!names) {
    console.error(`Unknown command "${command}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
    return 2;
  }
  if (isOldNode()) {
    console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}.`);
    return 2;
  }
  const start = Date.now();
  const times = [];
  for (const [index, name] of names.entries()) {
    const step = STEPS[name];
    const from = Date.now();
    console.log(`\n[${index + 1}/${names.length}] ${name}`);
    const code = await runStep(step);
    if (ENDLESS.includes(name)) return code;
    times.push(`${name} ${seconds(from)}`);
    console.log(`[${index + 1}/${names.length}] ${name}: ${seconds(from)}`);
    if (code !== 0) {
      console.error(`\n${name} failed. ${step.fix}`);
      return code;
    }
  }
  console.log(`\nAll good in ${seconds(start)}: ${times.join(', ')}.`);
  return 0;
}

process.exit(await main());
