import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate, SITE } from './generate.mjs';
import { replaceFolder, WORK, write } from './workFolder.mjs';

/** What `npm run build` does after the installation, each step timed by itself. */
const STEPS = {
  generate: 'tsx scripts/generate.ts',
  content: 'tsx scripts/checkContent.ts',
  next: 'next build --webpack',
  publish: 'tsx scripts/publish.ts',
};

const SAMPLE_EVERY = 150;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/**
 * Writes the site with `n` pages and builds it from cold into `out/ours-<n>` of the work folder.
 * @throws Error with the end of the log when a step fails.
 */
export async function buildOurs(n) {
  await generate(n);
  for (const made of ['.next', '.cache', '.generated', 'out']) {
    rmSync(path.join(SITE, made), { recursive: true, force: true });
  }
  const meter = new ProcessMeter();
  const seconds = {};
  let log = '';
  for (const [name, command] of Object.entries(STEPS)) {
    const from = performance.now();
    const result = await shell(command, meter);
    seconds[name] = (performance.now() - from) / 1000;
    log += `\n> ${command}\n${result.log}`;
    write(path.join(WORK, 'logs', `build-ours-${n}.log`), log);
    if (result.code !== 0) throw new Error(`${command} failed.\n${log.slice(-4000)}`);
  }
  const machine = meter.stop();
  const output = path.join(WORK, 'out', `ours-${n}`);
  replaceFolder(path.join(SITE, 'out'), output);
  const wall = Object.values(seconds).reduce((sum, value) => sum + value, 0);
  return { n, wall, seconds, ...machine, ...sizeOf(output) };
}

async function shell(command, meter) {
  const env = {
    ...process.env,
    BUILD_ID: 'bench',
    CI: '1',
    // Without the test pages: the peers have none.
    DEPLOY_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${path.join(SITE, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  };
  const child = spawn(command, { cwd: SITE, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  meter.watch(child.pid);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      log += text;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, log };
}

/** Reads from /proc what a tree of processes uses: CPU time, and the peak of the memory of all together. */
class ProcessMeter {
  constructor() {
    this.peak = 0;
    this.ticks = new Map();
    this.start = cpuTicks();
    this.timer = setInterval(() => this.sample(), SAMPLE_EVERY);
  }

  watch(pid) {
    this.root = pid;
  }

  sample() {
    const processes = readProcesses();
    const tree = [this.root];
    for (const pid of tree) {
      for (const [child, { parent }] of processes) if (parent === pid) tree.push(child);
    }
    const members = tree.flatMap((pid) => processes.get(pid) ?? []);
    for (const { pid, ticks } of members) this.ticks.set(pid, ticks);
    const resident = members.reduce((sum, { pid }) => sum + residentBytes(pid), 0);
    this.peak = Math.max(this.peak, resident);
  }

  stop() {
    clearInterval(this.timer);
    const end = cpuTicks();
    const all = end.all - this.start.all;
    const idle = end.idle - this.start.idle;
    const own = [...this.ticks.values()].reduce((sum, value) => sum + value, 0);
    return {
      cpu: own / TICKS_PER_SECOND,
      peakMB: this.peak / 2 ** 20,
      /** Share of the machine that other processes used meanwhile. */
      background: Math.max(0, (all - idle - own) / all),
    };
  }
}

function readProcesses() {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readOrEmpty(`/proc/${name}/stat`);
    // The second field is the program's name in brackets, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 13) continue;
    const pid = Number(name);
    const ticks = Number(fields[11]) + Number(fields[12]);
    processes.set(pid, { pid, parent: Number(fields[1]), ticks });
  }
  return processes;
}

function residentBytes(pid) {
  return Number(readOrEmpty(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Ticks of the whole machine since it was started. */
function cpuTicks() {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).slice(1);
  const ticks = fields.map(Number);
  return { all: ticks.reduce((sum, value) => sum + value, 0), idle: ticks[3] + ticks[4] };
}

/** A process may end between being listed and being read. */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.reduce(
    (sum, entry) => sum + readFileSync(path.join(entry.parentPath, entry.name)).length,
    0,
  );
  return { files: files.length, bytes };
}
