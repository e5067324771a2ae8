import Head from 'next/head';
import { documentTitle } from '@/routing/productOfPath';
import { parseLocalizedPath } from '@/routing/language';
import type { PageMeta } from './pageProps';

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
      <meta name="twitter:card" content="summary" />
      <meta name="mui:productId" content={page.productId} />
      <meta name="mui:productCategoryId" content={page.productCategoryId} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={canonical} />
    </Head>
  );
}
