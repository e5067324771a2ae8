import { render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { useUserLanguage } from '@/i18n/useTranslate';
import { useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { SiteProviders } from '@/site/SiteProviders';
import { createLtrCache } from '@/theme/emotionCache';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { useThemeValue } from '@/theme/ThemeProvider';
import { forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

function Page() {
  const [variant] = useCodeVariant();
  const cache = useContext(ServerEmotionCacheContext);
  return <p>{[useUserLanguage(), useThemeValue('spacing'), variant, cache?.key].join(' ')}</p>;
}

describe('SiteProviders', () => {
  it('gives a page its language, theme, preferences, and its cache on the server', () => {
    render(
      <SiteProviders userLanguage="zh" emotionCache={createLtrCache()}>
        <Page />
      </SiteProviders>,
    );
    expect(screen.getByText('zh 8 TS css')).toBeInTheDocument();
  });
});
