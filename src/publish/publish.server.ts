import { publishWorker } from '@/offline/publishWorker.server';
import { completeExport, type ExportWriter } from './completeExport.server';
import { feeds } from './feeds.server';
import { outsideSettings } from './outsideSettings.server';

/** What stands beside the pages. */
const WRITERS: readonly ExportWriter[] = [feeds, publishWorker];

/**
 * Makes of what Next.js has exported what is served.
 * @param folder The export: `out`.
 * @throws Error when a page is not complete, or something cannot be written.
 */
export async function publish(folder: string): Promise<void> {
  const count = await completeExport(folder, { settings: outsideSettings(), writers: WRITERS });
  console.log(`${count} pages in ${folder}/.`);
}
