import { AnalyticsMeta } from '@/analytics/AnalyticsMeta';
import { ProductionHostMeta } from '@/offline/ProductionHostMeta';
import { AsyncFiles } from './AsyncFiles.server';
import { MarkdownLink } from './MarkdownLink.server';
import type { ArticlePageProps, DemoPageProps } from './pageProps';
import { StructuredData } from './StructuredData.server';

/** What stands in the head of every document beside its title, metadata and styles. */
export function DocumentHead({
  pageProps,
}: {
  pageProps: Partial<ArticlePageProps & DemoPageProps>;
}) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
      {process.env.NODE_ENV === 'production' ? (
        <link rel="manifest" href="/site.webmanifest" />
      ) : null}
      <MarkdownLink page={pageProps.page} />
      <StructuredData page={pageProps.page} language={pageProps.userLanguage ?? 'en'} />
      <AnalyticsMeta />
      <ProductionHostMeta />
      <AsyncFiles pageProps={pageProps} />
    </>
  );
}
