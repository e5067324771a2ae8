import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from './projectFiles';

/** A project as a zip archive in which everything lies in one folder. The same project makes the same bytes. */
export function projectZip(files: ProjectFiles, folder: string): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  // The format has no time zones, and no time before this.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { mtime, level: 9 });
}
