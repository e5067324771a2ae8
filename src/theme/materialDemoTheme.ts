import { experimental_extendTheme as extendTheme, type Theme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { SCHEME_ATTRIBUTE } from './tokens';

const { colorSchemes, ...theme } = extendTheme();
const variables = (scheme?: 'light' | 'dark') => theme.generateCssVars(scheme).vars;

/** The variables of the default Material theme, for the stylesheet. */
export const materialVariables = theme.generateCssVars;

/**
 * The default Material theme with its colours as CSS variables: a change of colour scheme re-renders nothing. Made once, the way
 * `CssVarsProvider` makes it at every render.
 */
export const materialDemoTheme = {
  ...theme,
  ...colorSchemes.light,
  colorSchemes,
  getColorSchemeSelector: (scheme: string) => `[${SCHEME_ATTRIBUTE}="${scheme}"] &`,
  vars: deepmerge(deepmerge(variables('light'), variables('dark')), variables()),
} as unknown as Theme;
