import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishWorker } from '@/offline/publishWorker.server';
import { listFiles } from '@/lib/listFiles.server';
import { contentSecurityPolicy, metaPolicy, type OutsideSettings } from './contentSecurityPolicy';
import { headerRules } from './headers';
import { feeds } from './feeds.server';
import { headersFile } from './headersFile';
import { integrityWriter } from './integrity.server';
import { outsideSettings } from './outsideSettings.server';

/** What React writes where a part of a page failed on the server and was left to the browser. */
const FAILED_PART = '<!--$!-->';

/**
 * Completes the export in a folder: checks that every part of every page was rendered, has browsers check the scripts they load, and
 * writes what static hosts read.
 * @throws Error naming the pages with a part that failed; Error when a page names a file that is not there.
 */
export async function publish(
  folder: string,
  settings: OutsideSettings = outsideSettings(),
): Promise<void> {
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
  const withIntegrity = integrityWriter(folder);
  for (const page of pages) {
    await writeFile(page, withIntegrity(await readFile(page, 'utf8')));
  }
  await placeNotFoundPage(folder, metaPolicy(contentSecurityPolicy(settings)));
  await writeFile(
    path.join(folder, '_headers'),
    headersFile(headerRules(settings), await foldersOf(folder)),
  );
  await feeds(folder);
  await publishWorker(folder);
  console.log(`${pages.length} pages in ${folder}/.`);
}

/** Where a policy may stand in a document: after its encoding, before all that loads. */
const POLICY_PLACE = /<head>(<meta charset="utf-8"[^>]*>)?/i;

/**
 * Static hosts look for the page of wrong addresses in `404.html`, and send it with the headers of the wrong address, for which
 * there may be no policy: the document brings its own.
 */
async function placeNotFoundPage(folder: string, policy: string): Promise<void> {
  const built = path.join(folder, '404', 'index.html');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const html = await readFile(built, 'utf8');
  await writeFile(
    built,
    html.replace(POLICY_PLACE, (head) => head + meta),
  );
  await rename(built, path.join(folder, '404.html'));
  await rmdir(path.join(folder, '404'));
}

/** What the export holds at its top, as paths of `_headers`. The scripts and data of Next.js are no documents. */
async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name !== '_next' && name !== 'index.html')
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.html'))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
  return ['/', ...paths.sort()];
}
