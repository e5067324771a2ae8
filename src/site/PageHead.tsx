import Head from 'next/head';
import { parseLocalizedPath } from '@/routing/language';
import { documentTitle } from '@/routing/productOfPath';
import type { PageMeta } from './pageProps';

/** As the wordmark says it. */
const SITE_NAME = 'MUI docs';

/** The title and metadata of a page. Analytics reads product and category back from here. */
export function PageHead({ page }: { page: PageMeta }) {
  const title = page.path === '/' ? page.title : documentTitle(page.title, page.path);
  const host = process.env['NEXT_PUBLIC_SITE_URL'] ?? '';
  const canonical = host + parseLocalizedPath(page.path).canonicalAsServer;
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={page.description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta key="og:type" property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:image" content={`${host}/social-card.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={SITE_NAME} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="mui:productId" content={page.productId} />
      <meta name="mui:productCategoryId" content={page.productCategoryId} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={canonical} />
    </Head>
  );
}
