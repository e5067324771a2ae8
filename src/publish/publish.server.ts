import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { headersFile } from './headers';

/** What React writes where a part of a page failed on the server and was left to the browser. */
const FAILED_PART = '<!--$!-->';

/**
 * Completes the export in a folder: checks that every part of every page was rendered, and writes what static hosts read.
 * @throws Error naming the pages with a part that failed.
 */
export async function publish(folder: string): Promise<void> {
  // Static hosts look for the page of wrong addresses here.
  await rename(path.join(folder, '404', 'index.html'), path.join(folder, '404.html'));
  await rmdir(path.join(folder, '404'));

  const pages = await listFiles(folder, '.html');
  const failed: string[] = [];
  for (const page of pages) {
    if ((await readFile(page, 'utf8')).includes(FAILED_PART)) failed.push(page);
  }
  if (failed.length > 0) {
    throw new Error(
      `A demo or the navigation failed on the server in ${failed.join(', ')}. ` +
        'The build printed its error above. Fix: make the demo render without a browser.',
    );
  }
  await writeFile(path.join(folder, '_headers'), headersFile());
  console.log(`${pages.length} pages in ${folder}/.`);
}
