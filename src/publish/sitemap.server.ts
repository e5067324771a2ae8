import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@/lib/highlightCode.server';
import { isListed, listSitePages, type SitePage } from './sitePages.server';
import { siteUrl } from './siteUrl';
import { sourceDates, type SourceDates } from './sourceDates.server';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Whole address. */
  loc: string;
  /** When it changed last, in ISO form; null when nobody knows. */
  lastmod: string | null;
}

/** Writes `sitemap.xml`: every page that is for readers to find, with the date of its last change. */
export async function writeSitemap(folder: string): Promise<void> {
  const pages = (await listSitePages()).filter(isListed);
  const dates = await sourceDates();
  const entries = pages.map((page) => ({
    loc: siteUrl() + page.path,
    lastmod: lastChange(page, dates),
  }));
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(entries));
}

/** When a page changed last: its source, or the packages that it is read from. */
export function lastChange(
  { kind, file }: Pick<SitePage, 'kind' | 'file'>,
  { files, packages }: SourceDates,
): string | null {
  if (kind === 'api' || kind === 'tab') return packages;
  const isContent = kind === 'article' || kind === 'post';
  return (isContent && file !== null && files.get(file.split(path.sep).join('/'))) || null;
}

/** The sitemap of these pages, as https://www.sitemaps.org/protocol.html has it. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ loc, lastmod }) => {
    const date = lastmod === null ? '' : `<lastmod>${escapeHtml(lastmod)}</lastmod>`;
    return `  <url><loc>${escapeHtml(encodeURI(loc))}</loc>${date}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}
