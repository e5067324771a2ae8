import { useRouter } from 'next/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { apiDisplayProperties } from '@/analytics/apiDisplayProperties';
import { followDevicePixelRatio, readDevicePixelRatio } from '@/analytics/devicePixelRatio';
import { sendEvent, setUserProperties, startGtag } from '@/analytics/gtag';
import { pageViewPayload, routePattern } from '@/analytics/pageView';
import { trackClicks } from '@/analytics/trackClicks';
import { trackWebVitals } from '@/analytics/trackWebVitals';
import { useUserLanguage } from '@/i18n/useTranslate';
import { useCodeStyling, useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { DARK_QUERY } from '@/theme/storedTheme';
import { useThemeValue } from '@/theme/ThemeProvider';

/**
 * Tells Google Analytics of the use of the page, for a measurement id, as long as its owner is there. Of the reader's choices it
 * reads what counts in the browser: its owner must not be rendered on the server.
 */
export function useAnalytics(id: string): void {
  useEffect(() => {
    startGtag(id);
    trackWebVitals();
    return trackClicks();
  }, [id]);
  useUserProperties();
  usePageViews();
}

function useUserProperties(): void {
  useUserProperty('codeVariant', useCodeVariant()[0]);
  useUserProperty('codeStylingVariant', useCodeStyling()[0]);
  useUserProperty('userLanguage', useUserLanguage());
  useUserProperty(
    'devicePixelRatio',
    useSyncExternalStore(followDevicePixelRatio, readDevicePixelRatio),
  );
  useUserProperty('colorSchemeOS', schemeName(useMediaQuery(DARK_QUERY)));
  // A stored mode may be any text: only what is painted is told.
  useUserProperty('colorScheme', schemeName(useThemeValue('paletteMode') === 'dark'));
  useEffect(() => setUserProperties(apiDisplayProperties()), []);
}

function useUserProperty(name: string, value: string | number): void {
  useEffect(() => setUserProperties({ [name]: value }), [name, value]);
}

function usePageViews(): void {
  const pattern = routePattern(useRouter().asPath);
  useEffect(() => {
    // The title of the page changes after this effect.
    const timer = window.setTimeout(() => sendEvent('page_view', pageViewPayload()));
    return () => window.clearTimeout(timer);
  }, [pattern]);
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const schemeName = (isDark: boolean) => (isDark ? 'dark' : 'light');
