import { createTheme } from '@mui/material/styles';
import { ENGLISH } from '@/theme/loadDemoLocale';
import { materialTheme, materialVariables } from '@/theme/materialTheme';

const OPTIONS = { dense: false, direction: 'ltr', spacing: 8, locale: ENGLISH } as const;
const defaultTheme = materialTheme(OPTIONS);

/** The parts of a theme with CSS variables, whose type is not public. */
const theme = defaultTheme as unknown as {
  vars: { palette: { primary: { main: string }; background: { default: string } } };
  palette: { mode: string; primary: { main: string } };
  getColorSchemeSelector: (scheme: string) => string;
  spacing: (factor: number) => string;
};

describe('materialTheme', () => {
  it('is the default theme in its light colours', () => {
    const { palette, shape, typography, breakpoints } = createTheme();
    expect(theme.palette.mode).toBe('light');
    expect(theme.palette.primary.main).toBe(palette.primary.main);
    expect(defaultTheme.shape).toEqual(shape);
    expect(defaultTheme.typography.button).toEqual(typography.button);
    expect(defaultTheme.breakpoints.values).toEqual(breakpoints.values);
    expect(theme.spacing(2)).toBe('16px');
  });

  it('paints with variables, so that a change of scheme renders nothing anew', () => {
    expect(theme.vars.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main\b/);
    expect(theme.vars.palette.background.default).toMatch(
      /^var\(--mui-palette-background-default\b/,
    );
  });

  it('selects a scheme by the attribute of the page', () => {
    expect(theme.getColorSchemeSelector('dark')).toBe('[data-mui-color-scheme="dark"] &');
    expect(theme.getColorSchemeSelector('light')).toBe('[data-mui-color-scheme="light"] &');
  });
});

describe('materialVariables', () => {
  it('has other colours in the dark', () => {
    expect(materialVariables('light').css).toMatchObject({
      '--mui-palette-primary-main': '#1976d2',
    });
    expect(materialVariables('dark').css).toMatchObject({
      '--mui-palette-primary-main': '#90caf9',
    });
  });
});
