import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import vars from '../../.generated/material-vars.json';
import { rememberThemes, type DemoThemeOptions } from './demoThemeOptions';
import { SCHEME_ATTRIBUTE } from './tokens';

/** Default props by which components of Material UI take less room. */
const DENSE_PROPS: Record<string, object> = {
  MuiButton: { size: 'small' },
  MuiFab: { size: 'small' },
  MuiFilledInput: { margin: 'dense' },
  MuiFormControl: { margin: 'dense' },
  MuiFormHelperText: { margin: 'dense' },
  MuiIconButton: { size: 'small' },
  MuiInputBase: { margin: 'dense' },
  MuiInputLabel: { margin: 'dense' },
  MuiListItem: { dense: true },
  MuiOutlinedInput: { margin: 'dense' },
  MuiTable: { size: 'small' },
  MuiTextField: { margin: 'dense' },
  MuiToolbar: { variant: 'dense' },
};

/** What is asked of color schemes at run time. Their colors are in the stylesheet. */
const COLOR_SCHEMES = {
  light: { palette: { mode: 'light' } },
  dark: { palette: { mode: 'dark' } },
};

/**
 * The Material theme of demos: the default one with the reader's direction, spacing and density and the texts of the language,
 * its colors as CSS variables, so that a change of color scheme re-renders nothing. `extendTheme` would make the same of it, but in
 * the browser: it works out every variable again, and its `safeEmphasize` fills the stack four times.
 */
export const materialTheme = rememberThemes(
  ({ dense, direction, spacing, locale }: DemoThemeOptions): Theme => {
    const components = dense ? denseComponents() : {};
    return withHiddenVariables(
      createTheme({ direction, spacing, components }, locale.localization),
      {
        colorSchemes: COLOR_SCHEMES,
        getColorSchemeSelector: (scheme: string) => `[${SCHEME_ATTRIBUTE}="${scheme}"] &`,
        vars,
      },
    );
  },
);

/**
 * Components read `theme.vars` before `theme.palette`. A demo with a `ThemeProvider` of its own copies what it finds around it:
 * hidden from copying, the page's variables do not stand before the demo's own palette.
 */
function withHiddenVariables(theme: Theme, hidden: object): Theme {
  for (const [name, value] of Object.entries(hidden))
    Object.defineProperty(theme, name, { value: value as unknown, enumerable: false });
  return theme;
}

function denseComponents(): ThemeOptions['components'] {
  return Object.fromEntries(
    Object.entries(DENSE_PROPS).map(([name, defaultProps]) => [name, { defaultProps }]),
  );
}
