import { copyFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where next-pwa has written the worker. There is none when it is switched off. */
const BUILT = path.join('.next', 'sw.js');

/** A worker that removes itself and all that it has kept. */
const REMOVER = path.join('scripts', 'kill-switch', 'sw.js');

/**
 * Puts the service worker beside the pages; one that removes itself when the build was made without.
 * @param folder The export: `out`.
 * @returns The file that was published.
 */
export async function publishWorker(folder: string): Promise<string> {
  const worker = existsSync(BUILT) ? BUILT : REMOVER;
  await copyFile(worker, path.join(folder, 'sw.js'));
  return worker;
}
