import type { Localization } from '@mui/material/locale';
import type { ReactNode } from 'react';
import type { ThemeState } from './themeReducer';

/** What the theme of demos is made from. Mode and palette are not among it: they are CSS variables. */
export interface DemoThemeOptions extends Pick<ThemeState, 'dense' | 'direction' | 'spacing'> {
  locale: DemoLocale;
}

/** The texts that components bring along, in the reader's language. */
export interface DemoLocale {
  language: string;
  localization: Localization;
}

/** What surrounds a demo takes this. */
export interface DemoThemeProps {
  locale: DemoLocale;
  children: ReactNode;
}

/** Makes a function remember its themes: equal options give the same object, whichever demo asks. */
export function rememberThemes<Theme>(
  create: (options: DemoThemeOptions) => Theme,
): (options: DemoThemeOptions) => Theme {
  const themes = new Map<string, Theme>();
  return (options) => {
    const { dense, direction, spacing, locale } = options;
    const key = [dense, direction, spacing, locale.language].join(' ');
    const theme = themes.get(key) ?? create(options);
    themes.set(key, theme);
    return theme;
  };
}
