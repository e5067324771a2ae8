import * as colors from '@mui/material/colors';
import {
  choiceOfColor,
  choose,
  chooseText,
  FIRST_CHOICES,
  hueColor,
  HUES,
  paletteColor,
  SHADES,
  themeCode,
} from '@/theme-tools/hues';
import { parseColor } from '@/lib/colors';

const BLUE = FIRST_CHOICES.primary;

describe('the hues and shades', () => {
  it('begin with blue 500 and pink A400', () => {
    expect(BLUE).toEqual({ text: '#2196f3', main: '#2196f3', hue: 'blue', shade: 4 });
    expect(FIRST_CHOICES.secondary).toEqual({
      text: '#f50057',
      main: '#f50057',
      hue: 'pink',
      shade: 11,
    });
  });

  it('are sixteen and fourteen, each a color of the library', () => {
    expect([HUES.length, SHADES.length]).toEqual([16, 14]);
    for (const hue of HUES)
      for (const [index, shade] of SHADES.entries()) {
        expect(hueColor(hue, index)).toBe(colors[hue][shade]);
        expect(parseColor(hueColor(hue, index))).not.toBeNull();
      }
  });

  it('give 500 for a shade that does not exist', () => {
    expect(hueColor('red', 99)).toBe(colors.red[500]);
  });
});

describe('chooseText', () => {
  it.each([
    ['#ff0000', '#ff0000'],
    ['f00', '#ff0000'],
    ['rgb(255, 0, 0)', '#ff0000'],
    ['red', BLUE.main],
    ['#ff000', BLUE.main],
    ['', BLUE.main],
  ])('shows %j as it was typed, and takes %s', (text, main) => {
    expect(chooseText(BLUE, text)).toEqual({ ...BLUE, text, main });
  });
});

describe('choiceOfColor', () => {
  it.each(HUES)('finds every shade of %s back', (hue) => {
    for (const shade of SHADES.keys())
      expect(choiceOfColor(hueColor(hue, shade), BLUE)).toEqual(choose(hue, shade));
  });

  it.each([
    ['#123456', '#123456'],
    ['rgb(1, 2, 3)', '#010203'],
    ['no color', BLUE.main],
    // Grey is no hue of the tool.
    [colors.grey[500], '#9e9e9e'],
  ])('has for %s the hue and the shade of another choice', (text, main) => {
    expect(choiceOfColor(text, BLUE)).toEqual({ ...BLUE, text, main });
  });
});

describe('paletteColor', () => {
  it('has the shades of its hue', () => {
    expect(paletteColor(choose('red', 0))).toEqual({ ...colors.red, main: colors.red[900] });
  });

  it('has none when the color is not of the hue', () => {
    expect(paletteColor(chooseText(BLUE, '#123456'))).toEqual({ main: '#123456' });
  });
});

describe('themeCode', () => {
  it('makes a theme with the colors that count, not with what is typed', () => {
    const code = themeCode({
      primary: chooseText(BLUE, "'}); alert(1); ({'"),
      secondary: choose('green', 4),
    });
    expect(code).toContain("primary: { main: '#2196f3' }");
    expect(code).toContain(`secondary: { main: '${colors.green[500]}' }`);
    expect(code).not.toContain('alert');
  });
});
