import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atomFeed, FEED_PATHS, rssFeed } from '@/blog/feed';
import { loadBlogFeed } from '@/site/loadBlogFeed.server';

/** Where `npm start` serves the site: the address in feeds of a site that has not been told its own. */
const LOCAL_HOST = 'http://localhost:4173';

/** Writes the feeds of the blog beside its pages, in the folder of the export. */
export async function feeds(folder: string): Promise<void> {
  const host = process.env['NEXT_PUBLIC_SITE_URL'] || LOCAL_HOST;
  const feed = await loadBlogFeed(host);
  await writeFile(path.join(folder, FEED_PATHS.rss), rssFeed(feed));
  await writeFile(path.join(folder, FEED_PATHS.atom), atomFeed(feed));
}
