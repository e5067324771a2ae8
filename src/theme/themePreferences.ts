import { createPreference } from '@/preferences/createPreference';
import { formatPaletteColors, parsePaletteColors, type PaletteColors } from './paletteColors';
import { MODE_KEY, PALETTE_COOKIE } from './storedTheme';

/** The chosen mode: `light`, `dark`, `system`, or whatever string is stored; null when nothing was chosen. */
export const modePreference = createPreference<string | null>({
  key: MODE_KEY,
  store: 'localStorage',
  parse: String,
  format: (mode) => mode,
  fallback: null,
});

/** The palette colors that were set for the whole site; empty for those of the default theme. */
export const palettePreference = createPreference<PaletteColors>({
  key: PALETTE_COOKIE,
  store: 'cookie',
  parse: parsePaletteColors,
  format: formatPaletteColors,
  fallback: {},
});
