import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteUrl } from './siteUrl';

/** Writes `robots.txt`: everything may be read, and the sitemap says what there is. */
export async function writeRobots(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'robots.txt'), robotsTxt(siteUrl()));
}

/** What robots are told of a site at this origin. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
