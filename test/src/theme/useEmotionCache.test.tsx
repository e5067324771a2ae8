import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createLtrCache } from '@/theme/emotionCache';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { useEmotionCache } from '@/theme/useEmotionCache';

describe('useEmotionCache', () => {
  it('is one cache for all demos of the page, before the styles of the site', () => {
    const first = renderHook(() => useEmotionCache()).result.current;
    const second = renderHook(() => useEmotionCache()).result.current;
    expect(first).toBe(second);
    expect(first.key).toBe('css');
    document.head.innerHTML = '<style id="site">a {}</style>';
    first.sheet.insert('b {}');
    expect(document.head.firstElementChild).toHaveAttribute('data-emotion', 'css');
    expect(document.head.lastElementChild).toHaveAttribute('id', 'site');
  });

  it('is the cache of the document while a page is rendered on the server', () => {
    const cache = createLtrCache();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ServerEmotionCacheContext.Provider value={cache}>
        {children}
      </ServerEmotionCacheContext.Provider>
    );
    expect(renderHook(() => useEmotionCache(), { wrapper }).result.current).toBe(cache);
  });
});
