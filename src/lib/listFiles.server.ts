import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder whose name ends so, as paths that begin with the folder, in a stable order. */
export async function listFiles(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
