import {
  experimental_extendTheme as extendTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
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

/**
 * Colors that `extendTheme` leaves as those of the page, since its `safeEmphasize` calls itself and gives up. Here they are what
 * components have without variables.
 */
const EMPHASIZED = {
  light: {
    palette: {
      SnackbarContent: { bg: 'rgb(50, 50, 50)', color: '#fff' },
      SpeedDialAction: { fabHoverBg: 'rgb(216, 216, 216)' },
    },
  },
  dark: {
    palette: {
      SnackbarContent: { bg: 'rgb(250, 250, 250)', color: 'rgba(0, 0, 0, 0.87)' },
      SpeedDialAction: { fabHoverBg: 'rgb(53, 53, 53)' },
    },
  },
};

/** The variables of the default Material theme, for the stylesheet. */
export const materialVariables = extendTheme({ colorSchemes: EMPHASIZED }).generateCssVars;

/**
 * The Material theme of demos: the default one with the reader's direction, spacing and density and the texts of the language,
 * its colors as CSS variables, so that a change of color scheme re-renders nothing.
 */
export const materialTheme = rememberThemes(
  ({ dense, direction, spacing, locale }: DemoThemeOptions): Theme => {
    const components = dense ? denseComponents() : {};
    const { colorSchemes, generateCssVars, ...theme } = extendTheme(
      { direction, spacing, components, colorSchemes: EMPHASIZED },
      locale.localization,
    );
    const variables = (scheme?: 'light' | 'dark') => generateCssVars(scheme).vars;
    return withHiddenVariables(
      { ...theme, ...colorSchemes.light },
      {
        colorSchemes,
        generateCssVars,
        getColorSchemeSelector: (scheme: string) => `[${SCHEME_ATTRIBUTE}="${scheme}"] &`,
        vars: deepmerge(deepmerge(variables('light'), variables('dark')), variables()),
      },
    );
  },
);

/**
 * Components read `theme.vars` before `theme.palette`. A demo with a `ThemeProvider` of its own copies what it finds around it:
 * hidden from copying, the page's variables do not stand before the demo's own palette.
 */
function withHiddenVariables(theme: object, hidden: object): Theme {
  for (const [name, value] of Object.entries(hidden))
    Object.defineProperty(theme, name, { value: value as unknown, enumerable: false });
  return theme as Theme;
}

function denseComponents(): ThemeOptions['components'] {
  return Object.fromEntries(
    Object.entries(DENSE_PROPS).map(([name, defaultProps]) => [name, { defaultProps }]),
  );
}
