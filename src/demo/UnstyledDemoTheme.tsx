import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { useEmotionCache } from '@/theme/useEmotionCache';

/** Stands demos under no theme: they bring their own styles. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <CacheProvider value={useEmotionCache()}>{children}</CacheProvider>;
}
