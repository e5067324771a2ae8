import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { AnalyticsIsland } from '@/site/AnalyticsIsland';
import { Frame, type FramedPage } from '@/site/Frame';
import { PageErrorBoundary } from '@/site/PageErrorBoundary';
import { PageHead } from '@/site/PageHead';
import type { SitePageProps } from '@/site/pageProps';
import { SiteProviders } from '@/site/SiteProviders';
import { useSiteServices } from '@/site/useSiteServices';
import '../.generated/theme.css';
import '@/theme/global.css';
import '@/article/prose.css';

interface SiteProps extends AppProps<Partial<SitePageProps>> {
  Component: AppProps['Component'] & FramedPage;
  /** Given by the document while a page is rendered on the server. */
  emotionCache?: EmotionCache;
}

export default function SiteApp({ Component, pageProps, emotionCache }: SiteProps) {
  const { page, userLanguage = DEFAULT_LANGUAGE } = pageProps;
  const Layout = Component.Layout ?? Frame;
  useSiteServices();
  // The fallback page of Next.js for errors has no page of ours: it stands without the frame.
  if (!page) return <Component {...pageProps} />;
  return (
    <SiteProviders userLanguage={userLanguage} emotionCache={emotionCache ?? null}>
      <PageHead page={page} />
      <AnalyticsIsland />
      <Layout page={page} SideNav={Component.SideNav}>
        <PageErrorBoundary path={page.path}>
          <Component {...pageProps} />
        </PageErrorBoundary>
      </Layout>
    </SiteProviders>
  );
}
