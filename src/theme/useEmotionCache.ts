import type { EmotionCache } from '@emotion/cache';
import { useContext } from 'react';
import { createLtrCache } from './emotionCache';
import { ServerEmotionCacheContext } from './ServerEmotionCacheContext';

let browserCache: EmotionCache | undefined;

/** The style cache that every demo of the page shares. */
export function useEmotionCache(): EmotionCache {
  const serverCache = useContext(ServerEmotionCacheContext);
  if (serverCache) return serverCache;
  browserCache ??= createLtrCache();
  return browserCache;
}
