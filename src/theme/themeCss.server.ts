import { joyVariables } from './joyTheme';
import { materialVariables } from './materialTheme';
import { COLORS, SCHEME_ATTRIBUTE } from './tokens';

/** Readers without script whose system is dark. */
const NO_SCRIPT_DARK = '@media (scripting: none) and (prefers-color-scheme: dark)';

type Variables = Record<string, string | number>;

type GenerateCssVars = (scheme?: 'light' | 'dark') => { css: object };

/** The stylesheet of all theme variables: the site's colors, and those of the themes that demos run under. */
export function themeCss(): string {
  const site = schemeVariables();
  const light = { ...site.light };
  const dark = { ...site.dark };
  const shared: Variables = {};
  const generators: GenerateCssVars[] = [materialVariables, joyVariables];
  for (const generate of generators) {
    Object.assign(shared, generate().css);
    Object.assign(light, generate('light').css);
    Object.assign(dark, generate('dark').css);
  }
  const darkRule = { 'color-scheme': 'dark', ...changes(light, dark) };
  return [
    rule(':root', { 'color-scheme': 'light', ...shared, ...light }),
    // Paper is light, whatever the screen is.
    `@media not print {\n${rule(`[${SCHEME_ATTRIBUTE}='dark']`, darkRule)}\n}`,
    // Where no script can set the attribute. The same text twice, one after the other, costs next to nothing compressed.
    `${NO_SCRIPT_DARK} {\n${rule(':root', darkRule)}\n}`,
  ].join('\n');
}

function schemeVariables(): { light: Variables; dark: Variables } {
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
