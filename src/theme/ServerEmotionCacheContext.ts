import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/**
 * On the server: the cache of the page being rendered, from which the document takes its styles. A file of its own, so that
 * pages without demos do not load Emotion.
 */
export const ServerEmotionCacheContext = createContext<EmotionCache | null>(null);
