import { CacheProvider, ThemeContext } from '@emotion/react';
import { ThemeProvider as PrivateThemeProvider } from '@mui/private-theming';
import { useEffect } from 'react';
import type { DemoThemeProps } from './demoThemeOptions';
import { exposeTheme } from './exposeTheme';
import { materialTheme } from './materialTheme';
import { useDemoTheme } from './useDemoTheme';
import '../../.generated/material.module.css';

/**
 * Stands demos under the Material theme. With the two contexts of the library's `ThemeProvider`, but not with itself: it copies the
 * theme, and what is hidden from the demos' own providers would be lost.
 */
export function DemoTheme({ locale, children }: DemoThemeProps) {
  const { cache, options } = useDemoTheme(locale);
  const theme = materialTheme(options);
  useEffect(() => exposeTheme(theme), [theme]);
  return (
    <CacheProvider value={cache}>
      <PrivateThemeProvider theme={theme}>
        <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>
      </PrivateThemeProvider>
    </CacheProvider>
  );
}
