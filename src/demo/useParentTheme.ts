import { useEffect } from 'react';
import { useThemeDispatch } from '@/theme/ThemeProvider';
import { frameThemeActions, parseFrameTheme, THEME_WANTED } from './frameTheme';

/** Inside a frame of this site: takes direction, density and spacing over from the page around it. */
export function useParentTheme(): void {
  const dispatch = useThemeDispatch();

  useEffect(() => {
    const { parent, location } = window;
    if (parent === window) return undefined;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== parent || origin !== location.origin) return;
      const theme = parseFrameTheme(data);
      if (theme) frameThemeActions(theme).forEach(dispatch);
    };
    window.addEventListener('message', onMessage);
    parent.postMessage(THEME_WANTED, location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, [dispatch]);
}
