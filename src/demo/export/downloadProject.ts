import type { ProjectFiles } from './projectFiles';
import { projectZip } from './projectZip';

/** Time in ms after which every browser has begun to read what is downloaded. */
const BEGUN = 10_000;

/** Saves a project as `<name>.zip`. */
export function downloadProject(files: ProjectFiles, name: string): void {
  const url = URL.createObjectURL(new Blob([projectZip(files, name)], { type: 'application/zip' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: `${name}.zip` }).click();
  setTimeout(() => URL.revokeObjectURL(url), BEGUN);
}
