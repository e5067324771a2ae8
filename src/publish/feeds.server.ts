import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atomFeed, FEED_PATHS, rssFeed } from '@/blog/feed';
import { loadBlogFeed } from '@/site/loadBlogFeed.server';
import { siteUrl } from './siteUrl';

/** Writes the feeds of the blog beside its pages, in the folder of the export. */
export async function feeds(folder: string): Promise<void> {
  const feed = await loadBlogFeed(siteUrl());
  await writeFile(path.join(folder, FEED_PATHS.rss), rssFeed(feed));
  await writeFile(path.join(folder, FEED_PATHS.atom), atomFeed(feed));
}
