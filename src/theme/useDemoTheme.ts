import type { EmotionCache } from '@emotion/cache';
import { useContext, useEffect, useState } from 'react';
import type { DemoLocale, DemoThemeOptions } from './demoThemeOptions';
import { createLtrCache } from './emotionCache';
import { ServerEmotionCacheContext } from './ServerEmotionCacheContext';
import { useThemeValue } from './ThemeProvider';
import type { Direction } from './themeReducer';

let ltrCache: EmotionCache | undefined;
let rtlCache: Promise<EmotionCache> | undefined;

interface DemoTheme {
  cache: EmotionCache;
  options: DemoThemeOptions;
}

/** The style cache that every demo of the page shares, and what its theme is made from. Mode and palette re-render no demo. */
export function useDemoTheme(locale: DemoLocale): DemoTheme {
  const { cache, direction } = useDirectedCache(useThemeValue('direction'));
  const dense = useThemeValue('dense');
  const spacing = useThemeValue('spacing');
  return { cache, options: { dense, direction, spacing, locale } };
}

/** A cache per direction. Styles turn when the code that mirrors them has come. */
function useDirectedCache(wanted: Direction): { cache: EmotionCache; direction: Direction } {
  const serverCache = useContext(ServerEmotionCacheContext);
  const [mirrored, setMirrored] = useState<EmotionCache | null>(null);

  useEffect(() => {
    if (wanted !== 'rtl') return undefined;
    let current = true;
    rtlCache ??= import('./rtlCache').then(({ createRtlCache }) => createRtlCache());
    rtlCache.then(
      (cache) => current && setMirrored(cache),
      // Without network the page stays as it is, and the next change tries again.
      () => (rtlCache = undefined),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  if (serverCache) return { cache: serverCache, direction: 'ltr' };
  if (wanted === 'rtl' && mirrored) return { cache: mirrored, direction: 'rtl' };
  ltrCache ??= createLtrCache();
  return { cache: ltrCache, direction: 'ltr' };
}
