import type { PageMeta } from './pageProps';
import { structuredData } from './structuredData';

/** Name of the site, as breadcrumbs begin with it. */
const SITE_NAME = 'MUI docs';

interface StructuredDataProps {
  /** Absent for the fallback page of Next.js, which is no page of ours. */
  page: PageMeta | undefined;
  language: string;
}

/** What a page is, for search engines. Of no use in the browser: it is written into the document alone. */
export function StructuredData({ page, language }: StructuredDataProps) {
  if (!page) return null;
  const host = process.env['NEXT_PUBLIC_SITE_URL'] ?? '';
  const text = structuredData(page, { host, language, site: SITE_NAME });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
