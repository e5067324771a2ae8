import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/joy/styles';
import type { ReactNode } from 'react';
import { joyDemoTheme } from '@/theme/joyDemoTheme';
import { useEmotionCache } from '@/theme/useEmotionCache';

/** Stands demos under the default Joy theme. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={useEmotionCache()}>
      <ThemeProvider theme={joyDemoTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
