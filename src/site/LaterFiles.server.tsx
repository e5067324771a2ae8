import { LATER_FILES_ID } from '@/offline/documentFiles';
import { filesOfPage } from './filesOfPage.server';
import type { ArticlePageProps } from './pageProps';

interface LaterFilesProps {
  pageProps: Partial<ArticlePageProps>;
  buildId: string;
}

/** Tells the service worker what a page will ask for, so that the page runs without the network. Nothing else reads it. */
export function LaterFiles({ pageProps, buildId }: LaterFilesProps) {
  const files = filesOfPage(pageProps, buildId);
  if (files.length === 0) return null;
  return (
    <script
      id={LATER_FILES_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(files).replaceAll('<', '\\u003c') }}
    />
  );
}
