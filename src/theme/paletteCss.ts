import {
  BLACK,
  contrastRatio,
  darken,
  formatHex,
  lighten,
  mix,
  parseColor,
  WHITE,
  type Rgb,
} from '@/lib/colors';
import {
  PALETTE_NAMES,
  type PaletteColor,
  type PaletteColors,
  type PaletteName,
} from './paletteColors';
import { SCHEME_ATTRIBUTE } from './tokens';

/** How far a color of the default theme is on its way to white (light scheme) or black (dark scheme). */
const TINTS = {
  LinearProgress: { suffix: 'Bg', light: 0.62, dark: 0.5 },
  Slider: { suffix: 'Track', light: 0.62, dark: 0.5 },
  Switch: { suffix: 'DisabledColor', light: 0.62, dark: 0.55 },
} as const;

/** Shades of Joy UI, and how far each is from the chosen color: towards white, or towards black when negative. */
const JOY_SHADES: Record<string, number> = {
  50: 0.93,
  100: 0.88,
  200: 0.76,
  300: 0.56,
  400: 0.26,
  500: 0,
  600: -0.18,
  700: -0.38,
  800: -0.66,
  900: -0.82,
};

/** What accents are read on, in both schemes: the site's most unfavorable surfaces, and what accents are mixed with. */
const SITE = {
  light: { page: WHITE, worst: [237, 241, 246], ink: BLACK, onFill: WHITE, soft: 0.9, line: 0.6 },
  dark: {
    page: [16, 20, 24],
    worst: [34, 42, 51],
    ink: WHITE,
    onFill: [11, 21, 32],
    soft: 0.87,
    line: 0.6,
  },
} as const satisfies Record<string, Record<string, Rgb | number>>;

/** Least contrast of text, with room for rounding. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const TEXT_CONTRAST = 4.6;

export type Scheme = 'light' | 'dark';

type Variables = Record<string, string>;

/**
 * The style sheet of a chosen palette; empty when nothing is chosen. Colors are written anew from their numbers, so nothing of
 * a cookie gets into the sheet.
 */
export function paletteCss(colors: PaletteColors): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    Object.entries(paletteVariables(colors, scheme))
      .map(([name, value]) => `${name}:${value};`)
      .join(''),
  );
  if (!light) return '';
  // Paper is light, whatever the screen is.
  return `:root:root{${light}}@media not print{:root[${SCHEME_ATTRIBUTE}='dark']{${dark}}}`;
}

/**
 * The variables of a chosen palette in a scheme: those of the default themes that follow from it, as MUI computes them, and the
 * site's accents, moved as far as it takes to stay readable.
 */
export function paletteVariables(colors: PaletteColors, scheme: Scheme): Variables {
  const variables: Variables = {};
  for (const name of PALETTE_NAMES) {
    const color = colors[name];
    const main = color && parseColor(color.main);
    if (!main) continue;
    Object.assign(variables, materialVariables(name, color, scheme));
    if (name === 'primary')
      Object.assign(variables, joyVariables(main), siteVariables(main, scheme));
  }
  return variables;
}

/** The variables of `@mui/material`: see createPalette and experimental_extendTheme there. */
function materialVariables(name: PaletteName, color: PaletteColor, scheme: Scheme): Variables {
  const main = parseColor(color.main) ?? BLACK;
  const onMain = contrastRatio(main, WHITE) >= 3 ? WHITE : BLACK;
  const colors = {
    ...tonesOf(color),
    contrastText: onMain,
  };
  const start = '--mui-palette';
  const variables: Variables = {};
  for (const [key, rgb] of Object.entries(colors)) {
    variables[`${start}-${name}-${key}`] = formatHex(rgb);
    variables[`${start}-${name}-${key}Channel`] = rgb.join(' ');
  }
  if (onMain === BLACK) variables[`${start}-${name}-contrastText`] = 'rgba(0, 0, 0, 0.87)';
  for (const [component, { suffix, ...shares }] of Object.entries(TINTS)) {
    const tint = (scheme === 'light' ? lighten : darken)(main, shares[scheme]);
    variables[`${start}-${component}-${name}${suffix}`] = formatHex(tint);
  }
  return variables;
}

/** The tones of a color: those it brings, as a hue does with its shades 300 and 700, else the computed ones. */
export function tonesOf(color: PaletteColor): Record<'main' | 'light' | 'dark', Rgb> {
  const main = parseColor(color.main) ?? BLACK;
  const given = (tone?: string, shade?: string) => parseColor(tone ?? shade ?? '');
  return {
    main,
    light: given(color['light'], color['300']) ?? lighten(main, 0.2),
    dark: given(color['dark'], color['700']) ?? darken(main, 0.3),
  };
}

function joyVariables(main: Rgb): Variables {
  const variables: Variables = { '--joy-palette-primary-mainChannel': main.join(' ') };
  for (const [shade, share] of Object.entries(JOY_SHADES)) {
    const color = share > 0 ? lighten(main, share) : darken(main, -share);
    variables[`--joy-palette-primary-${shade}`] = formatHex(color);
  }
  return variables;
}

/** The site's accents. Text of them keeps its contrast whatever was chosen: the color moves towards black or white until it does. */
function siteVariables(main: Rgb, scheme: Scheme): Variables {
  const { page, worst, ink, onFill, soft, line } = SITE[scheme];
  const softColor = mix(main, page, soft);
  const text = readable(main, ink, [worst, softColor]);
  return {
    '--primary': formatHex(text),
    '--primary-strong': formatHex(mix(text, ink, 0.2)),
    '--primary-fill': formatHex(text),
    '--on-primary-fill': formatHex(onFill),
    '--primary-soft': formatHex(softColor),
    '--primary-line': formatHex(mix(main, page, line)),
  };
}

function readable(color: Rgb, ink: Rgb, backgrounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, ink, share);
    if (backgrounds.every((other) => contrastRatio(candidate, other) >= TEXT_CONTRAST))
      return candidate;
  }
  return ink;
}
