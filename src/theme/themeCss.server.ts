import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import { materialVariables } from './materialVariables.server';
import { COLORS, SCHEME_ATTRIBUTE } from './tokens';

/** Readers without script whose system is dark. */
const NO_SCRIPT_DARK = '@media (scripting: none) and (prefers-color-scheme: dark)';

type Variables = Record<string, string | number>;

type GenerateCssVars = (scheme?: 'light' | 'dark') => { css: object };

interface SchemeVariables {
  /** Those that belong to no scheme. */
  shared: Variables;
  light: Variables;
  dark: Variables;
}

/**
 * A selector of the document in a CSS module, which wants a class of its own in each: no element has this one. It weighs nothing, so
 * that a chosen palette counts, whichever of the two comes first.
 */
const inModule = (selector: string) => `:where(${selector}:not(.none))`;

/** The style sheet of the site's colors. */
export function siteCss(): string {
  const { light, dark } = schemeVariables();
  return rulesOf({
    shared: {},
    light: { 'color-scheme': 'light', ...light },
    dark: { 'color-scheme': 'dark', ...dark },
  });
}

/** The variables of the Material theme, as a CSS module: it comes with the code of that theme. */
export function materialCss(): string {
  return themeCss(materialVariables);
}

/** The variables of the Joy theme, as a CSS module: it comes with the code of that theme. */
export function joyCss(): string {
  return themeCss(extendJoyTheme().generateCssVars);
}

function themeCss(generate: GenerateCssVars): string {
  const variables = {
    shared: { ...generate().css },
    light: { ...generate('light').css },
    dark: { ...generate('dark').css },
  };
  return rulesOf(variables, inModule);
}

/** One rule for everything, and what is different in the dark. */
function rulesOf(
  { shared, light, dark }: SchemeVariables,
  inSheet = (selector: string) => selector,
): string {
  const darkChanges = changes(light, dark);
  return [
    rule(inSheet(':root'), { ...shared, ...light }),
    // Paper is light, whatever the screen is.
    `@media not print {\n${rule(inSheet(`[${SCHEME_ATTRIBUTE}='dark']`), darkChanges)}\n}`,
    // Where no script can set the attribute. The same text twice, one after the other, costs next to nothing compressed.
    `${NO_SCRIPT_DARK} {\n${rule(inSheet(':root'), darkChanges)}\n}`,
  ].join('\n');
}

function schemeVariables(): Pick<SchemeVariables, 'light' | 'dark'> {
  const names = Object.entries(COLORS);
  return {
    light: Object.fromEntries(names.map(([name, [light]]) => [`--${name}`, light])),
    dark: Object.fromEntries(names.map(([name, [, dark]]) => [`--${name}`, dark])),
  };
}

function changes(from: Variables, to: Variables): Variables {
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
