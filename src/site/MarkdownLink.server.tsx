import { isListedPath } from '@/routing/isListedPath';
import { markdownPath } from './markdownPath';
import type { PageMeta } from './pageProps';

/** Names the copy of a page in Markdown, for those that read documents and not pages. It is written into the document alone. */
export function MarkdownLink({ page }: { page: PageMeta | undefined }) {
  if (!page || !isListedPath(page.path)) return null;
  const host = process.env['NEXT_PUBLIC_SITE_URL'] ?? '';
  return <link rel="alternate" type="text/markdown" href={host + markdownPath(page.path)} />;
}
