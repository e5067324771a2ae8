import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../apiTypes';

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string } | undefined>;
}

let lockFile: LockFile | undefined;

/**
 * Name, exact version and integrity of an installed package, from the lock file.
 * @throws Error when the lock file does not have it.
 */
export function packageFacts(name: string): ApiPackage {
  lockFile ??= JSON.parse(readFileSync(path.resolve('package-lock.json'), 'utf8')) as LockFile;
  const { version, integrity } = lockFile.packages[`node_modules/${name}`] ?? {};
  if (!version || !integrity) throw new Error(`package-lock.json has no ${name}: install it.`);
  return { name, version, integrity };
}
