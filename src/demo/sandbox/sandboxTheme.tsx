import type { ComponentType, ReactNode } from 'react';
import type { DemoThemeProps } from '@/theme/demoThemeOptions';
import { loadDemoLocale } from '@/theme/loadDemoLocale';
import { paintPalette } from '@/theme/paintPalette';
import { paintTheme, skipTransitions } from '@/theme/paintTheme';
import { ThemeStoreProvider } from '@/theme/ThemeProvider';
import { DEFAULT_THEME_STATE, type ThemeState } from '@/theme/themeReducer';
import { createThemeStore } from '@/theme/themeStore';
import type { RenderMessage } from './sandboxMessages';

const DEMO_THEMES: Record<
  RenderMessage['demoTheme'],
  () => Promise<{ DemoTheme: ComponentType<DemoThemeProps> }>
> = {
  material: () => import('@/theme/MaterialDemoTheme'),
  joy: () => import('@/theme/JoyDemoTheme'),
  none: () => import('@/theme/UnstyledDemoTheme'),
};

/** Has no storage behind it, as there is none: what counts comes from the page. */
const store = createThemeStore(() => DEFAULT_THEME_STATE);

/** Makes the document and the demos in it look as the page says. */
export function applyTheme(theme: ThemeState): void {
  const { paletteMode, direction, paletteColors, spacing, dense } = theme;
  store.dispatch({ type: 'CHANGE', payload: { paletteMode, direction, paletteColors } });
  store.dispatch({ type: 'SET_SPACING', payload: spacing });
  store.dispatch({ type: 'SET_DENSE', payload: dense });
  paintTheme(theme);
  paintPalette(paletteColors);
  skipTransitions();
}

/** Loads what a demo of a product stands under. */
export async function loadSurroundings(
  demoTheme: RenderMessage['demoTheme'],
  userLanguage: string,
): Promise<ComponentType<{ children: ReactNode }>> {
  const [{ DemoTheme }, locale] = await Promise.all([
    DEMO_THEMES[demoTheme](),
    loadDemoLocale(userLanguage),
  ]);
  return function Surroundings({ children }) {
    return (
      <ThemeStoreProvider store={store}>
        <DemoTheme locale={locale}>{children}</DemoTheme>
      </ThemeStoreProvider>
    );
  };
}
