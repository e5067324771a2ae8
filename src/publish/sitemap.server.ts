import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@/lib/highlightCode.server';
import { apiProductAt } from '@/site/apiPages.server';
import { loadBlogPosts } from '@/site/loadBlogPosts.server';
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

/** What the dates of pages are taken from. */
export interface PageDates extends SourceDates {
  /** The day on which each post was published, as it says itself. By address. */
  posts: ReadonlyMap<string, string>;
}

type DatedPage = Pick<SitePage, 'path' | 'kind' | 'file'>;

/** Writes `sitemap.xml`: every page that is for readers to find, with the date of its last change. */
export async function writeSitemap(folder: string): Promise<void> {
  const pages = (await listSitePages()).filter(isListed);
  const posts = await loadBlogPosts();
  const dates = {
    ...(await sourceDates()),
    posts: new Map(posts.map(({ path: address, frontMatter }) => [address, frontMatter.date])),
  };
  const entries = pages.map((page) => ({
    loc: siteUrl() + page.path,
    lastmod: lastChange(page, { pages, dates }),
  }));
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapXml(entries));
}

/**
 * When a page changed last: an article with one of its demos, a reference with its packages, a page that lists others with the newest
 * of them. Null for pages that are code: what changes a line of it need not change the page.
 */
export function lastChange(
  page: DatedPage,
  { pages, dates }: { pages: readonly DatedPage[]; dates: PageDates },
): string | null {
  const { path: address, kind } = page;
  if (kind === 'api' || kind === 'tab')
    return dates.packages.get(apiProductAt(address) ?? '') ?? null;
  if (kind === 'article') return newest(articleDates(page, dates));
  if (kind === 'post') return newest(articleDates(page, dates)) ?? dates.posts.get(address) ?? null;
  const listed = LISTS[kind === 'product' ? kind : address];
  if (listed === undefined) return null;
  const below = pages.filter((row) => row.kind === listed && row.path.startsWith(address));
  return newest(below.map((row) => lastChange(row, { pages, dates })));
}

/** What kind of pages a page lists, by its own kind or its address. */
const LISTS: Partial<Record<string, SitePage['kind']>> = { product: 'article', '/blog/': 'post' };

/** The dates of an article and of its demos: what stands beside them and below are other articles. */
function articleDates({ file }: DatedPage, { files }: PageDates): string[] {
  const source = (file ?? '').split(path.sep).join('/');
  const folder = source.replace(/\.md$/, '/');
  return [...files]
    .filter(([name]) => name === source || isDemoIn(folder, name))
    .map(([, date]) => date);
}

function isDemoIn(folder: string, name: string): boolean {
  return name.startsWith(folder) && /^[^/]+\.tsx$/.test(name.slice(folder.length));
}

/** The newest of dates, which may be of different time zones. */
function newest(dates: readonly (string | null)[]): string | null {
  const known = dates.filter((date) => date !== null);
  return known.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
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
