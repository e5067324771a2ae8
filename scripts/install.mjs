import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed';

/** Installs the locked dependencies unless exactly they are there. Returns npm's exit code. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) {
    console.log('Dependencies are installed.');
    return 0;
  }
  // Not `npm ci`: it refuses a lock file that lacks optional packages of platforms it was not made on.
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(MARK, wanted);
  return status ?? 1;
}
