import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { materialDemoTheme } from '@/theme/materialDemoTheme';
import { useEmotionCache } from '@/theme/useEmotionCache';

/** Stands demos under the default Material theme. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={useEmotionCache()}>
      <ThemeProvider theme={materialDemoTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
