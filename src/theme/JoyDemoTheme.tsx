import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/joy/styles';
import type { DemoThemeProps } from './demoThemeOptions';
import { joyTheme } from './joyTheme';
import { useDemoTheme } from './useDemoTheme';
import '../../.generated/joy.module.css';

/** Stands demos under the Joy theme. */
export function DemoTheme({ locale, children }: DemoThemeProps) {
  const { cache, options } = useDemoTheme(locale);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={joyTheme(options)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
