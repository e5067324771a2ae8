import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createLtrCache } from '@/theme/emotionCache';
import { ENGLISH } from '@/theme/loadDemoLocale';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { ThemeProvider, useThemeDispatch } from '@/theme/ThemeProvider';
import type { ThemeAction } from '@/theme/themeReducer';
import { useDemoTheme } from '@/theme/useDemoTheme';

const wrapper = ThemeProvider;

describe('useDemoTheme', () => {
  it('is one cache for all demos of the page, before the styles of the site', () => {
    const first = renderHook(() => useDemoTheme(ENGLISH), { wrapper }).result.current.cache;
    const second = renderHook(() => useDemoTheme(ENGLISH), { wrapper }).result.current.cache;
    expect(first).toBe(second);
    expect(first.key).toBe('css');
    document.head.innerHTML = '<style id="site">a {}</style>';
    first.sheet.insert('b {}');
    expect(document.head.firstElementChild).toHaveAttribute('data-emotion', 'css');
    expect(document.head.lastElementChild).toHaveAttribute('id', 'site');
  });

  it('is the cache of the document while a page is rendered on the server', () => {
    const cache = createLtrCache();
    const onServer = ({ children }: { children: ReactNode }) => (
      <ServerEmotionCacheContext.Provider value={cache}>
        <ThemeProvider>{children}</ThemeProvider>
      </ServerEmotionCacheContext.Provider>
    );
    const { result } = renderHook(() => useDemoTheme(ENGLISH), { wrapper: onServer });
    expect(result.current.cache).toBe(cache);
  });

  it('renders a demo anew for direction, density and spacing, but not for mode and palette', async () => {
    let dispatch: (action: ThemeAction) => void = () => undefined;
    const seen: string[] = [];
    function Demo() {
      dispatch = useThemeDispatch();
      const { cache, options } = useDemoTheme(ENGLISH);
      seen.push([cache.key, options.direction, options.dense, options.spacing].join(' '));
      return null;
    }
    render(<Demo />, { wrapper });
    const after = async (action: ThemeAction) => {
      seen.length = 0;
      // The second act lets the cache of the direction arrive.
      act(() => dispatch(action));
      await act(async () => void (await import('@/theme/rtlCache')));
      return seen.at(-1);
    };
    expect(await after({ type: 'CHANGE', payload: { paletteMode: 'dark' } })).toBeUndefined();
    expect(
      await after({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#ff0000' } } } }),
    ).toBeUndefined();
    expect(await after({ type: 'SET_DENSE', payload: true })).toBe('css ltr true 8');
    expect(await after({ type: 'SET_SPACING', payload: 4 })).toBe('css ltr true 4');
    expect(await after({ type: 'CHANGE', payload: { direction: 'rtl' } })).toBe('rtl rtl true 4');
    expect(await after({ type: 'CHANGE', payload: { direction: 'ltr' } })).toBe('css ltr true 4');
  });
});
