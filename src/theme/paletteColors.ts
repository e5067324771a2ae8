import { parseColor } from '@/lib/colors';

/** The palette colors a reader can choose. */
export const PALETTE_NAMES = ['primary', 'secondary'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** A color of the palette: `main`, and what else is known of it, as the shades 50 to 900 and A100 to A700 of its hue. */
export type PaletteColor = { main: string } & Record<string, string>;

/** The chosen colors. A color that is absent is the default theme's. */
export type PaletteColors = Partial<Record<PaletteName, PaletteColor>>;

const KEY = /^(main|light|dark|\d{2,3}|A\d{3})$/;

/**
 * Reads what a cookie holds. Whatever is not a color of the palette is left out: a cookie may be damaged or somebody's attempt.
 * Undefined when nothing is left.
 */
export function parsePaletteColors(text: string): PaletteColors | undefined {
  const stored = parseJson(text);
  const colors: PaletteColors = {};
  for (const name of PALETTE_NAMES) {
    const color = paletteColor(stored?.[name]);
    if (color) colors[name] = color;
  }
  return Object.keys(colors).length > 0 ? colors : undefined;
}

/** The text of a cookie: JSON; null when nothing is chosen. */
export function formatPaletteColors(colors: PaletteColors): string | null {
  return Object.keys(colors).length > 0 ? JSON.stringify(colors) : null;
}

function parseJson(text: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(text.startsWith('%') ? decodeURIComponent(text) : text) as never;
  } catch {
    return null;
  }
}

function paletteColor(stored: unknown): PaletteColor | null {
  const colors = Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([key, value]) => KEY.test(key) && typeof value === 'string' && parseColor(value),
    ),
  ) as Record<string, string>;
  const { main } = colors;
  return main ? { ...colors, main } : null;
}
