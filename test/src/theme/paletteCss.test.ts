/** @jest-environment node */
import { experimental_extendTheme as extendTheme } from '@mui/material/styles';
import type { PaletteColors } from '@/theme/paletteColors';
import { paletteCss, paletteVariables } from '@/theme/paletteCss';
import { BACKGROUNDS, COLORS, SCHEME_ATTRIBUTE } from '@/theme/tokens';
import { contrast } from '../../fixtures/contrast';
import { someColors } from '../../fixtures/randomColors';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The variables that the library itself makes of a palette. */
function libraryVariables(palette: PaletteColors, scheme: Scheme): Record<string, string> {
  const copy = () => JSON.parse(JSON.stringify(palette)) as PaletteColors;
  const { generateCssVars } = extendTheme({
    colorSchemes: { light: { palette: copy() }, dark: { palette: copy() } },
  });
  return generateCssVars(scheme).css as Record<string, string>;
}

const DEFAULTS = {
  light: libraryVariables({}, 'light'),
  dark: libraryVariables({}, 'dark'),
};

/** What a color looks like, in whatever way it is written. */
function normalized(color: string | undefined): string {
  const hex = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(color ?? '')?.[1];
  if (!hex) return (color ?? 'none').replace(/^rgb\((\d+), (\d+), (\d+)\)$/, '$1 $2 $3');
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)).join(' ');
}

const normalizedAll = (variables: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, normalized(variables[name])]));

/** Holds a palette against the library: what is written is right, and what it changes is written. */
function expectAsLibrary(palette: PaletteColors, scheme: Scheme): void {
  const library = libraryVariables(palette, scheme);
  const own = paletteVariables(palette, scheme);
  const changed = Object.keys(DEFAULTS[scheme]).filter(
    (name) => library[name] !== DEFAULTS[scheme][name],
  );
  const names = [
    ...new Set([...Object.keys(own).filter((name) => name.startsWith('--mui-')), ...changed]),
  ];
  expect(names.length).toBeGreaterThan(0);
  expect({ palette, ...normalizedAll({ ...DEFAULTS[scheme], ...own }, names) }).toEqual({
    palette,
    ...normalizedAll(library, names),
  });
}

describe.each(SCHEMES)('the variables of Material UI, %s', (scheme) => {
  it('are those that the library makes of the same two colors', () => {
    const colors = someColors(150);
    colors.forEach((main, index) => {
      const other = colors[colors.length - 1 - index] ?? main;
      expectAsLibrary({ primary: { main }, secondary: { main: other } }, scheme);
    });
  });

  it.each(['primary', 'secondary'])('are those of %s alone when it alone is chosen', (name) => {
    expectAsLibrary({ [name]: { main: '#663399' } }, scheme);
  });

  it('are those of the light and dark tones that the palette names itself', () => {
    expectAsLibrary({ primary: { main: '#663399', light: '#ccbbff', dark: '#110022' } }, scheme);
  });

  it('are those of the shades of a hue', () => {
    const shades = { 100: '#bbdefb', 300: '#64b5f6', 700: '#1976d2', A200: '#448aff' };
    expectAsLibrary({ primary: { ...shades, main: '#2196f3' } }, scheme);
  });

  it.each(['#639', 'rgb(102, 51, 153)'])('are the same for a color written as %s', (main) => {
    expectAsLibrary({ primary: { main } }, scheme);
  });
});

describe.each(SCHEMES)('the accents of the site, %s', (scheme) => {
  it('stay readable whatever is chosen, on every surface they are read on', () => {
    const index = SCHEMES.indexOf(scheme);
    const own = Object.fromEntries(
      Object.entries(COLORS).map(([name, both]) => [`--${name}`, both[index] ?? '']),
    );
    const low: unknown[] = [];
    for (const main of someColors(400)) {
      const chosen = { ...own, ...paletteVariables({ primary: { main } }, scheme) };
      for (const [foreground, backgrounds] of Object.entries(BACKGROUNDS))
        for (const background of backgrounds) {
          const ratio = contrast(chosen[`--${foreground}`] ?? '', chosen[`--${background}`] ?? '');
          if (!(ratio >= 4.5)) low.push({ main, foreground, background, ratio });
        }
    }
    expect(low).toEqual([]);
  });

  it('belong to the primary color', () => {
    const names = Object.keys(paletteVariables({ secondary: { main: '#663399' } }, scheme));
    expect(names.filter((name) => !name.startsWith('--mui-'))).toEqual([]);
  });

  it('are variables that the site has', () => {
    const names = Object.keys(paletteVariables({ primary: { main: '#663399' } }, scheme));
    const own = names.filter((name) => !/^--(mui|joy)-/.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !(name.slice(2) in COLORS))).toEqual([]);
  });
});

describe('paletteCss', () => {
  it('is empty when nothing is chosen', () => {
    expect(paletteCss({})).toBe('');
  });

  it('has one rule for everything and one for dark screens, both before those of the style sheet', () => {
    const css = paletteCss({ primary: { main: '#663399' } });
    const [, light = '', dark = ''] =
      /^:root:root\{([^{}]+)\}@media not print\{:root\[([^{}]+\{[^{}]+)\}\}$/.exec(css) ?? [];
    expect(light).toContain('--mui-palette-primary-main:#663399;');
    expect(dark).toMatch(new RegExp(`^${SCHEME_ATTRIBUTE}='dark'\\]\\{--mui-palette-primary`));
  });

  it('is for Joy UI a scale from light to dark around the chosen color', () => {
    const variables = paletteVariables({ primary: { main: '#663399' } }, 'light');
    expect(variables['--joy-palette-primary-500']).toBe('#663399');
    const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map((shade) =>
      contrast(variables[`--joy-palette-primary-${shade}`] ?? '', '#ffffff'),
    );
    expect([...shades].sort((a, b) => a - b)).toEqual(shades);
    expect(new Set(shades).size).toBe(shades.length);
  });

  it.each([
    'red;}body{display:none}',
    '#ff0000;}body{',
    'url(https://example.com/)',
    '</style><script>alert(1)</script>',
    'var(--text)',
    '',
  ])('writes nothing for %j', (main) => {
    expect(paletteCss({ primary: { main }, secondary: { main } })).toBe('');
  });

  it('copies nothing of what was chosen', () => {
    const hostile = ';}body{display:none}';
    const css = paletteCss({
      primary: {
        main: ' #ABCDEF ',
        light: `#fff${hostile}`,
        dark: 'url(x)',
        '500': hostile,
        [hostile]: '#123456',
      },
      secondary: { main: 'RGB( 1,2 , 3 )' },
    });
    expect(css).not.toMatch(/ABCDEF|RGB|body|display|url|123456/);
    for (const [, value] of css.matchAll(/--[\w-]+:([^;]*);/g))
      expect(value).toMatch(/^(#[\da-f]{6}|\d+ \d+ \d+|rgba\(0, 0, 0, 0\.87\))$/);
  });
});
