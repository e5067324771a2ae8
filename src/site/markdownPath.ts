/** Where the copy of a page in Markdown is: `/a/b/` has it at `/a/b.md`, the first page at `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}
