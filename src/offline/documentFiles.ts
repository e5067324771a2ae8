/** The id of the element in which a document lists what it loads later: addresses of files, of data and of pages in frames. */
export const LATER_FILES_ID = 'later-files';

/** The release a document belongs to, by its build manifest; null for a document that is not of this site's making. */
export function releaseOfDocument(html: string): string | null {
  return /\/_next\/static\/([^/"]+)\/_buildManifest\.js/.exec(html)?.[1] ?? null;
}

/** Addresses of all that a document needs to work: its scripts and what it lists for later. Scripts for old browsers are left out. */
export function documentFiles(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /\b(?:src|href)="(\/_next\/static\/[^"]+)"/.exec(tag)?.[1])
    .filter((url) => url !== undefined);
  return [...new Set([...named, ...laterFiles(html)])];
}

function laterFiles(html: string): string[] {
  const list = new RegExp(`<script[^>]*id="${LATER_FILES_ID}"[^>]*>([^<]*)<`).exec(html)?.[1];
  try {
    const urls: unknown = JSON.parse(list ?? '[]');
    return Array.isArray(urls) ? urls.filter((url) => typeof url === 'string') : [];
  } catch {
    // Without the list the page still reads.
    return [];
  }
}
