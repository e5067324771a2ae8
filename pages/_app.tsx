import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { Frame } from '@/site/Frame';
import { PageHead } from '@/site/PageHead';
import type { PageMeta } from '@/site/pageProps';
import { UserLanguageContext } from '@/i18n/useTranslate';
import { CodePreferencesProvider } from '@/preferences/CodePreferencesProvider';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { ThemeProvider } from '@/theme/ThemeProvider';
import '../.generated/theme.css';
import '@/theme/global.css';
import '@/article/prose.css';

/** The fallback page of Next.js for errors has no page of ours: it stands without the frame. */
interface SitePageProps {
  page?: PageMeta;
  userLanguage?: string;
}

interface SiteProps extends AppProps<SitePageProps> {
  /** Given by the document while a page is rendered on the server. */
  emotionCache?: EmotionCache;
}

export default function SiteApp({ Component, pageProps, emotionCache }: SiteProps) {
  const { page } = pageProps;
  if (!page) return <Component {...pageProps} />;
  return (
    <UserLanguageContext.Provider value={pageProps.userLanguage ?? 'en'}>
      <ServerEmotionCacheContext.Provider value={emotionCache ?? null}>
        <ThemeProvider>
          <CodePreferencesProvider>
            <PageHead page={page} />
            <Frame page={page}>
              <Component {...pageProps} />
            </Frame>
          </CodePreferencesProvider>
        </ThemeProvider>
      </ServerEmotionCacheContext.Provider>
    </UserLanguageContext.Provider>
  );
}
