import { readCookie } from '@/lib/cookies';
import { readStored } from '@/lib/storage';
import { parsePaletteColors } from './paletteColors';
import { DEFAULT_THEME_STATE, type ThemeState } from './themeReducer';

/** Key of the chosen mode in local storage: `light`, `dark`, `system`, or whatever string was put there. */
export const MODE_KEY = 'mui-mode';
/** Name of the cookie with the chosen palette colors. */
export const PALETTE_COOKIE = 'paletteColors';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The palette mode of a choice: nothing chosen, and `system`, follow the operating system. */
export function paletteModeOf(choice: string | null): string {
  if (choice && choice !== 'system') return choice;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** The theme a page begins with. */
export function readStoredTheme(): ThemeState {
  return {
    ...DEFAULT_THEME_STATE,
    paletteMode: paletteModeOf(readStored(MODE_KEY)),
    paletteColors: parsePaletteColors(readCookie(PALETTE_COOKIE) ?? '{}') ?? {},
  };
}
