import { publishWorker } from '@/offline/publishWorker.server';
import { completeExport, type ExportWriter } from './completeExport.server';
import { feeds } from './feeds.server';
import { ledgerAdvice, missingFrom } from './ledger';
import { writeLlms } from './llms.server';
import { writeManifest } from './manifest.server';
import { writeMarkdownPages } from './markdownPages.server';
import { publishedAddresses, readLedger, writeRedirects } from './redirects.server';
import { writeRobots } from './robots.server';
import { writeSitemap } from './sitemap.server';
import { outsideSettings } from './outsideSettings.server';

/** What stands beside the pages. */
const WRITERS: readonly ExportWriter[] = [
  // Of the pages as they are; what is made of them in turn comes after.
  writeMarkdownPages,
  writeLlms,
  writeSitemap,
  writeRobots,
  writeManifest,
  feeds,
  publishWorker,
  writeRedirects,
];

/**
 * Makes of what Next.js has exported what is served.
 * @param folder The export: `out`.
 * @throws Error when a page is not complete, or something cannot be written.
 */
export async function publish(folder: string): Promise<void> {
  const count = await completeExport(folder, { settings: outsideSettings(), writers: WRITERS });
  console.log(`${count} pages in ${folder}/.`);
  const advice = ledgerAdvice(missingFrom(await readLedger(), await publishedAddresses()));
  if (advice) console.warn(advice);
}
