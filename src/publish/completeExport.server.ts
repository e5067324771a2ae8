import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { contentSecurityPolicy, metaPolicy, type OutsideSettings } from './contentSecurityPolicy';
import { headerRules } from './headers';
import { headersFile } from './headersFile';
import { integrityWriter } from './integrity.server';

/** What React writes where a part of a page failed on the server and was left to the browser. */
const FAILED_PART = '<!--$!-->';

/** Writes something beside the pages of an export. */
export type ExportWriter = (folder: string) => Promise<unknown>;

interface ExportOptions {
  settings: OutsideSettings;
  /** What is written beside the pages before documents and headers are completed: it may bring pages and folders of its own. */
  writers: readonly ExportWriter[];
}

/**
 * Completes the export in a folder: checks that every part of every page was rendered, has browsers check the scripts they load, and
 * writes the headers for static hosts.
 * @returns How many pages there are.
 * @throws Error naming the pages with a part that failed; Error when a page names a file that is not there.
 */
export async function completeExport(
  folder: string,
  { settings, writers }: ExportOptions,
): Promise<number> {
  await checkParts(await listFiles(folder, '.html'));
  for (const write of writers) await write(folder);

  const pages = await listFiles(folder, '.html');
  const withIntegrity = integrityWriter(folder);
  for (const page of pages) {
    await writeFile(page, withIntegrity(await readFile(page, 'utf8')));
  }
  await placeNotFoundPage(folder, metaPolicy(contentSecurityPolicy(settings)));
  await writeFile(
    path.join(folder, '_headers'),
    headersFile(headerRules(settings), await foldersOf(folder)),
  );
  return pages.length;
}

async function checkParts(pages: readonly string[]): Promise<void> {
  const failed: string[] = [];
  for (const page of pages) {
    if ((await readFile(page, 'utf8')).includes(FAILED_PART)) failed.push(page);
  }
  if (failed.length === 0) return;
  throw new Error(
    `A demo or the navigation failed on the server in ${failed.join(', ')}. ` +
      'The build printed its error above. Fix: make the demo render without a browser.',
  );
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

/**
 * What the export holds at its top and what has a policy, as paths of `_headers`: documents, and the service worker, which may load
 * no more than they. The scripts and data of Next.js follow the policy of who loads them.
 */
async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name !== '_next' && name !== 'index.html')
    .filter((entry) => entry.isDirectory() || /\.(html|js)$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
  return ['/', ...paths.sort()];
}
