import { CacheProvider } from '@emotion/react';
import type { DemoThemeProps } from './demoThemeOptions';
import { useDemoTheme } from './useDemoTheme';

/** Stands demos under no theme: they bring their own styles. */
export function DemoTheme({ locale, children }: DemoThemeProps) {
  return <CacheProvider value={useDemoTheme(locale).cache}>{children}</CacheProvider>;
}
