import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that decides what the export looks like. */
const INPUTS = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'data',
  'pages',
  'public',
  'scripts',
  'src',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
];

/** Made from the other inputs. */
const GENERATED = path.join('public', 'sandbox');

/** A hash of all that the export is built from, the environment variables that it depends on included. */
export function buildStamp() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesOf(input)) hash.update(file).update(readFileSync(file));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'DEPLOY_ENV')
      hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

function filesOf(input) {
  if (!existsSync(input)) return [];
  if (statSync(input).isFile()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(GENERATED))
    .sort();
}
