// Builds this site and its peers with the same content, measures their pages, and prints one table.
//
//   npm run bench -- [--n 200] [--runs 5] [--only ours,limit] [--builds 100,300,1000] [--skip-peers]
//
//   --n           prose pages of every site, at least 50
//   --runs        measured loads of every page of every site; the sites take turns
//   --only        sites to build and measure: ours, limit, limit-lazy, starlight
//   --builds      numbers of pages to build our site with, for the cost per page
//   --skip-peers  measure ours alone
//   --profiles    throttled, unthrottled
//   --pages       button, prose
//   --fresh       install and build the peers again
//
// PEERS_DIR is the folder of the measurement harness (default: ../peers), BENCH_DIR the folder to work in
// (default: one of the system's temporary folder), CHROMIUM_PATH the browser. Needs Linux.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildOurs } from './build.mjs';
import { ENTRIES, FEWEST_PAGES, PEERS } from './entries.mjs';
import { SITE } from './generate.mjs';
import { buildsTable, pagesTable, problemsOf, settingsTable } from './table.mjs';
import { measureToggles } from './toggles.mjs';
import { copyFolder, HARNESS, harnessSource, REPOSITORY, run, WORK, write } from './workFolder.mjs';

const RESULTS = path.join(REPOSITORY, 'bench-results');
const NODE_22 = path.join(WORK, 'node22', 'node_modules', '.bin');

async function bench() {
  const options = readOptions();
  harnessSource();
  if (!existsSync('/proc/stat')) throw new Error('The benchmark reads /proc: it needs Linux.');
  const chromium = await usableChromium();

  if (options.fresh) emptyWorkFolder();
  await installHarness(options.peers);
  const builds = await buildAll(options);
  const runs = options.names.length > 0 ? await measure(options, chromium) : [];

  const settings = options.names.includes('ours') ? await measureSettings(options, chromium) : null;

  const report = reportOf(options, { runs, builds, settings });
  write(path.join(RESULTS, 'results.md'), report);
  write(path.join(RESULTS, 'builds.json'), JSON.stringify(builds, null, 1));
  if (runs.length > 0) write(path.join(RESULTS, 'pages.json'), JSON.stringify(runs));
  console.log(`\n${report}\nWritten to bench-results/results.md.`);
}

/** Removes what the benchmark makes, and nothing else that may be in the folder. */
function emptyWorkFolder() {
  for (const name of ['harness', 'logs', 'node22', 'out', 'work']) {
    rmSync(path.join(WORK, name), { recursive: true, force: true });
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      n: { type: 'string', default: '200' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      builds: { type: 'string', default: '' },
      'skip-peers': { type: 'boolean', default: false },
      profiles: { type: 'string', default: 'throttled' },
      pages: { type: 'string', default: 'button,prose' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const n = positive('n', values.n);
  if (n < FEWEST_PAGES) throw new Error(`--n ${n}: the harness needs ${FEWEST_PAGES} or more.`);

  const known = ENTRIES.map(({ name }) => name);
  const all = values['skip-peers'] ? ['ours'] : known;
  const wanted = values.only?.split(',').filter(Boolean) ?? all;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) throw new Error(`--only ${unknown}: use some of ${known.join(', ')}.`);

  const runs = Number(values.runs);
  return {
    n,
    runs,
    names: runs === 0 ? [] : wanted.filter((name) => all.includes(name)),
    peers: PEERS.filter((peer) => wanted.some((name) => name.startsWith(peer)) && all.length > 1),
    builds: values.builds
      .split(',')
      .filter(Boolean)
      .map((value) => positive('builds', value)),
    profiles: values.profiles.split(','),
    pages: values.pages,
    fresh: values.fresh,
  };
}

function positive(name, value) {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} ${value}: use a whole number above zero.`);
}

async function usableChromium() {
  const executable = await findChromium().catch((error) => {
    throw new Error(`No browser to measure with: ${error.message}`);
  });
  if (existsSync(executable)) return executable;
  throw new Error('No browser to measure with. Install Chromium, or set CHROMIUM_PATH to one.');
}

/** Copies the harness into the work folder and lets it install what is not there yet. */
async function installHarness(peers) {
  copyFolder(harnessSource(), HARNESS, ['node_modules']);
  const installed = [
    path.join(HARNESS, 'node_modules', 'playwright-core'),
    path.join(NODE_22, 'node'),
    ...peers.map((peer) => path.join(WORK, 'work', peer, 'node_modules')),
  ];
  if (installed.every((folder) => existsSync(folder))) return;
  // Without names setup.sh would install every peer; it needs one.
  const names = peers.length > 0 ? peers : PEERS.slice(0, 1);
  await installNode22();
  await run('bash', [path.join(HARNESS, 'setup.sh'), ...names]);
}

/** The harness runs the builds on it. Newer versions of npm run the script that brings its binary only where a package says so. */
async function installNode22() {
  if (existsSync(path.join(NODE_22, 'node'))) return;
  const folder = path.join(WORK, 'node22');
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, allowScripts: { node: true } }),
  );
  const setup = readFileSync(path.join(HARNESS, 'setup.sh'), 'utf8');
  const [version] = setup.match(/node@22[\d.]+/) ?? ['node@22'];
  await run('npm', ['install', version, '--no-audit', '--no-fund'], { cwd: folder });
}

/** Builds the peers, unless their output is there from before, and our site in every size asked for. */
async function buildAll({ n, names, peers, builds }) {
  for (const peer of peers) {
    if (existsSync(path.join(WORK, 'out', `${peer}-${n}`, 'index.html'))) continue;
    const script = path.join(HARNESS, 'bench-build.mjs');
    const args = ['--peers', peer, '--n', String(n), '--runs', '1', '--node', NODE_22];
    await run(process.execPath, [script, ...args]);
  }
  const sizes = new Set(names.includes('ours') ? [...builds, n] : builds);
  const measured = [];
  for (const size of [...sizes].sort((a, b) => a - b)) {
    console.log(`\nBuilding ours with ${size} pages`);
    measured.push(await buildOurs(size));
    console.log(`${measured.at(-1).wall.toFixed(1)} s`);
  }
  return measured;
}

/** Measures all sites in one go, so that a slow spell of the machine does not land on one of them. */
async function measure({ n, runs, names, profiles, pages }, chromium) {
  const entries = path.join(WORK, 'entries.json');
  const raw = path.join(WORK, 'raw-pages.json');
  write(entries, JSON.stringify({ entries: ENTRIES.filter(({ name }) => names.includes(name)) }));
  rmSync(raw, { force: true });
  const args = {
    entries,
    json: raw,
    n,
    runs,
    pages,
    chromium,
    profiles: profiles.join(','),
    'quiet-wait': 30,
  };
  const flags = Object.entries(args).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await run(process.execPath, [path.join(HARNESS, 'measure.mjs'), ...flags]);
  return JSON.parse(readFileSync(raw, 'utf8'));
}

/** The cost of the settings on the Button page, and that of the theme's variables on each page with demos. */
async function measureSettings({ n }, chromium) {
  const { name, dir, pagePath } = ENTRIES.find((entry) => entry.name === 'ours');
  const toggles = await measureToggles(dir.replace('{N}', n), pagePath, chromium);
  const variables = readFileSync(path.join(SITE, '.generated', 'material.module.css'));
  return { name, toggles, variableBytes: gzipSync(variables).length };
}

function reportOf({ n, profiles }, { runs, builds, settings }) {
  const parts = [`# Benchmark of ${new Date().toISOString().slice(0, 16)}`];
  if (runs.length > 0) {
    parts.push(
      `${n} prose pages and the Button page. Medians, with the range over the runs. ` +
        'Throttled: CPU 4 times slower, 1.6 Mbps, 150 ms. ' +
        '"~": fewer than 3 runs had the machine to themselves.',
      ...profiles.map((profile) => pagesTable(runs, profile)),
    );
  }
  const problems = problemsOf(runs);
  if (problems.length > 0) parts.push(`Problems:\n\n- ${problems.join('\n- ')}`);
  if (settings)
    parts.push('Settings of ours, main thread with a CPU 4 times slower:', settingsTable(settings));
  if (builds.length > 0) parts.push('Builds of ours from cold:', buildsTable(builds));
  return `${parts.join('\n\n')}\n`;
}

bench().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
