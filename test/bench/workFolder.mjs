import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where everything that the benchmark makes is written: harness, peers, our site, outputs. */
export const WORK = path.resolve(process.env.BENCH_DIR ?? path.join(os.tmpdir(), 'docs-bench'));

/** The copy of the harness that is run. What it installs and builds lands beside it, in WORK. */
export const HARNESS = path.join(WORK, 'harness');

/**
 * The folder of the harness as it is given to us, which is never written to.
 * @throws Error when it is not there.
 */
export function harnessSource() {
  const folder = path.resolve(REPOSITORY, process.env.PEERS_DIR ?? '../peers');
  const needed = ['gen.mjs', 'measure.mjs', 'bench-build.mjs', 'setup.sh'];
  const missing = needed.filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length === 0) return folder;
  throw new Error(
    `No measurement harness in ${folder} (missing: ${missing.join(', ')}).\n` +
      'Set PEERS_DIR to its folder, absolute or relative to the repository.',
  );
}

/** Imports a module of the harness. */
export async function importFromHarness(file) {
  return import(pathToFileURL(path.join(harnessSource(), file)).href);
}

/** Copies a folder's files. Unlike `cpSync` it leaves the modes behind: the source may be read-only. */
export function copyFolder(from, to, skipped = []) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skipped.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, skipped);
    else if (entry.isFile()) writeFileSync(target, readFileSync(source));
  }
}

/** Replaces a folder by a copy of another. */
export function replaceFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  copyFolder(from, to);
}

/** Writes a file and the folders above it. */
export function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Runs a program to its end with its output shown.
 * @throws Error when it fails.
 */
export async function run(command, args, options = {}) {
  console.log(`\n> ${[path.basename(command), ...args].join(' ')}`);
  const child = spawn(command, args, { stdio: 'inherit', env: ownEnvironment(), ...options });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${path.basename(command)} ${args[0] ?? ''} ended with ${code}.`);
}

/** Without what npm was told for this project, such as to run no scripts of packages: the harness has its own. */
function ownEnvironment() {
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  return Object.fromEntries(entries);
}
