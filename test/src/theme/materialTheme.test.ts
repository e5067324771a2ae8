import { zhCN } from '@mui/material/locale';
import { createTheme, experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { ENGLISH } from '@/theme/loadDemoLocale';
import { materialTheme } from '@/theme/materialTheme';

const OPTIONS = { dense: false, direction: 'ltr', spacing: 8, locale: ENGLISH } as const;
const defaultTheme = materialTheme(OPTIONS);

/** The parts of a theme with CSS variables, whose type is not public. */
const theme = defaultTheme as unknown as {
  vars: { palette: { primary: { main: string }; background: { default: string } } };
  palette: { mode: string; primary: { main: string } };
  getColorSchemeSelector: (scheme: string) => string;
  spacing: (factor: number) => string;
};

function pathsOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner ? pathsOf(inner, `${path}.${key}`) : `${path}.${key}`,
  );
}

describe('materialTheme', () => {
  it('is the default theme in its light colors', () => {
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

  it('differs from the library’s own theme with variables in nothing that components read', () => {
    const {
      colorSchemes,
      getCssVar,
      cssVarPrefix,
      generateCssVars,
      shouldSkipGeneratingVar,
      vars,
      ...own
    } = extendTheme();
    const { palette, ...rest } = defaultTheme;
    expect(JSON.parse(JSON.stringify(rest))).toEqual(JSON.parse(JSON.stringify(own)));
    expect(colorSchemes.light.palette).toMatchObject(JSON.parse(JSON.stringify(palette)) as object);
    expect(pathsOf(theme.vars)).toEqual(expect.arrayContaining(pathsOf(vars)));
  });

  it('tells the baseline of the page how scrollbars are painted in each scheme', () => {
    expect(theme).toHaveProperty('colorSchemes.light.palette.mode', 'light');
    expect(theme).toHaveProperty('colorSchemes.dark.palette.mode', 'dark');
  });

  it('selects a scheme by the attribute of the page', () => {
    expect(theme.getColorSchemeSelector('dark')).toBe('[data-mui-color-scheme="dark"] &');
    expect(theme.getColorSchemeSelector('light')).toBe('[data-mui-color-scheme="light"] &');
  });
});

describe('materialTheme with the choices of the reader', () => {
  const DENSE_PROPS = {
    MuiButton: { size: 'small' },
    MuiIconButton: { size: 'small' },
    MuiFab: { size: 'small' },
    MuiTable: { size: 'small' },
    MuiFilledInput: { margin: 'dense' },
    MuiFormControl: { margin: 'dense' },
    MuiFormHelperText: { margin: 'dense' },
    MuiInputBase: { margin: 'dense' },
    MuiInputLabel: { margin: 'dense' },
    MuiOutlinedInput: { margin: 'dense' },
    MuiTextField: { margin: 'dense' },
    MuiListItem: { dense: true },
    MuiToolbar: { variant: 'dense' },
  };

  it('makes components take less room when dense, and none otherwise', () => {
    const { components } = materialTheme({ ...OPTIONS, dense: true });
    const props = Object.entries(components ?? {}).map(([name, options]) => [
      name,
      (options as { defaultProps: object }).defaultProps,
    ]);
    expect(Object.fromEntries(props)).toEqual(DENSE_PROPS);
    expect(defaultTheme.components).toEqual({});
  });

  it('has the direction and the spacing', () => {
    const other = materialTheme({ ...OPTIONS, direction: 'rtl', spacing: 4 });
    expect(other.direction).toBe('rtl');
    expect(other.spacing(2)).toBe('8px');
    expect(materialTheme({ ...OPTIONS, spacing: 0 }).spacing(3)).toBe('0px');
  });

  it('has the texts of the language beside what is dense', () => {
    const locale = { language: 'zh', localization: zhCN };
    const { components } = materialTheme({ ...OPTIONS, dense: true, locale });
    expect(components?.MuiAlert).toEqual(zhCN.components?.MuiAlert);
    expect(components?.MuiButton?.defaultProps).toEqual({ size: 'small' });
  });

  it('is one object for equal options, and another for others', () => {
    expect(materialTheme({ ...OPTIONS })).toBe(defaultTheme);
    const others = [
      materialTheme({ ...OPTIONS, dense: true }),
      materialTheme({ ...OPTIONS, direction: 'rtl' }),
      materialTheme({ ...OPTIONS, spacing: 9 }),
      materialTheme({ ...OPTIONS, locale: { language: 'zh', localization: zhCN } }),
    ];
    expect(new Set([defaultTheme, ...others]).size).toBe(5);
  });

  it('keeps its variables from a theme that copies it', () => {
    const copy = { ...defaultTheme };
    expect(copy).not.toHaveProperty('vars');
    expect(copy).not.toHaveProperty('colorSchemes');
    expect(copy.palette).toBe(defaultTheme.palette);
  });
});
