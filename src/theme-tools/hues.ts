import * as colors from '@mui/material/colors';
import { formatHex, parseColor } from '@/lib/colors';
import type { PaletteColor, PaletteName } from '@/theme/paletteColors';

/** Hues that have accents of their own, in the order of the rainbow. */
export const HUES = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
] as const;
export type Hue = (typeof HUES)[number];

export const SHADES = [
  900,
  800,
  700,
  600,
  500,
  400,
  300,
  200,
  100,
  50,
  'A700',
  'A400',
  'A200',
  'A100',
] as const;

/** What stands in one column of the color tool. */
export interface ColorChoice {
  /** As typed: it need not be a color. */
  text: string;
  /** The last color that was one: `#2196f3`. */
  main: string;
  hue: Hue;
  /** Index in SHADES. */
  shade: number;
}

export const FIRST_CHOICES: Record<PaletteName, ColorChoice> = {
  primary: choose('blue', SHADES.indexOf(500)),
  secondary: choose('pink', SHADES.indexOf('A400')),
};

/** The choice of a hue and a shade. */
export function choose(hue: Hue, shade: number): ColorChoice {
  const main = hueColor(hue, shade);
  return { text: main, main, hue, shade };
}

/** The choice after something was typed. What is no color is shown and changes nothing. */
export function chooseText(choice: ColorChoice, text: string): ColorChoice {
  const color = parseColor(text);
  return { ...choice, text, main: color ? formatHex(color) : choice.main };
}

/** The choice that a color stands for: its hue and shade when it has them, else those of another choice. */
export function choiceOfColor(main: string, other: ColorChoice): ColorChoice {
  const choice = chooseText(other, main);
  for (const hue of HUES) {
    const shade = SHADES.findIndex((_, index) => hueColor(hue, index) === choice.main);
    if (shade >= 0) return { ...choice, hue, shade };
  }
  return choice;
}

export function hueColor(hue: Hue, shade: number): string {
  return colors[hue][SHADES[shade] ?? 500];
}

/** The color of the palette: with the shades of its hue when it is one of them. */
export function paletteColor({ main, hue }: ColorChoice): PaletteColor {
  const isOfHue = SHADES.some((_, index) => hueColor(hue, index) === main);
  return isOfHue ? { ...colors[hue], main } : { main };
}

/** Code that makes a theme with these colors. */
export function themeCode(choices: Record<PaletteName, ColorChoice>): string {
  return `import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '${choices.primary.main}' },
    secondary: { main: '${choices.secondary.main}' },
  },
});`;
}
