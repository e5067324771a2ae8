import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { UserLanguageContext } from '@/i18n/useTranslate';
import { CodePreferencesProvider } from '@/preferences/CodePreferencesProvider';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { ThemeProvider } from '@/theme/ThemeProvider';

interface SiteProvidersProps {
  userLanguage: string;
  emotionCache: EmotionCache | null;
  children: ReactNode;
}

/** What every page stands in: the theme, the language and the preferences for code. None of their values changes while a page is open. */
export function SiteProviders({ userLanguage, emotionCache, children }: SiteProvidersProps) {
  return (
    <UserLanguageContext.Provider value={userLanguage}>
      <ServerEmotionCacheContext.Provider value={emotionCache}>
        <ThemeProvider>
          <CodePreferencesProvider>{children}</CodePreferencesProvider>
        </ThemeProvider>
      </ServerEmotionCacheContext.Provider>
    </UserLanguageContext.Provider>
  );
}
