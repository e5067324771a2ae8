import { experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';

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

const { generateCssVars } = extendTheme({ colorSchemes: EMPHASIZED });

/** The variables of the default Material theme, for the stylesheet: of a color scheme, or those that belong to none. */
export const materialVariables = generateCssVars;

/** What components read in place of a value of the theme: in its shape, the variable that has the value. */
export function materialVars(): object {
  const vars = (scheme?: 'light' | 'dark'): object => generateCssVars(scheme).vars;
  return deepmerge(deepmerge(vars('light'), vars('dark')), vars());
}
