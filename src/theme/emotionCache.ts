import createCache, { type EmotionCache } from '@emotion/cache';

/** The style cache of left-to-right pages. Prepended, so that the site's own styles win over those of demos. */
export function createLtrCache(): EmotionCache {
  return createCache({ key: 'css', prepend: true });
}
