import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** The style cache of right-to-left pages: every rule is mirrored. Named plugins replace the built-in one, which adds prefixes. */
export function createRtlCache(): EmotionCache {
  return createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
}
