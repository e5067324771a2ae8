import { extendTheme, type Theme } from '@mui/joy/styles';
import { rememberThemes } from './demoThemeOptions';
import { SCHEME_ATTRIBUTE } from './tokens';

/** Components of Joy UI that have a small size. */
const SIZED = [
  'JoyAutocomplete',
  'JoyButton',
  'JoyCheckbox',
  'JoyChip',
  'JoyFormControl',
  'JoyIconButton',
  'JoyInput',
  'JoyList',
  'JoyRadio',
  'JoySelect',
  'JoySwitch',
  'JoyTable',
  'JoyTabs',
  'JoyTextarea',
];

/** The Joy theme of demos: the default one with the reader's direction, spacing and density. Its variables are in the stylesheet. */
export const joyTheme = rememberThemes(({ dense, direction, spacing }): Theme => {
  const small = { defaultProps: { size: 'sm' } };
  const components = dense ? Object.fromEntries(SIZED.map((name) => [name, small])) : {};
  return {
    ...extendTheme({ spacing, components }),
    // What is inverted has colors of its own in each scheme.
    getColorSchemeSelector: (scheme) => `[${SCHEME_ATTRIBUTE}="${scheme}"] &`,
    ...{ direction },
  };
});
