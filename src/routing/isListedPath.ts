/** Pages that lead to others, say that something went wrong, or show what stands elsewhere, too. */
const UNLISTED = /^\/(404|offline|production-error|search|demos|experiments)\//;

/** Whether the page of an address is for readers to find: it stands in the sitemap and has a copy in Markdown beside it. */
export function isListedPath(path: string): boolean {
  return !UNLISTED.test(path);
}
