import { compile } from 'tailwindcss';
import { SCHEME_ATTRIBUTE } from '@/theme/tokens';

/** Texts of the style sheets that Tailwind brings along. */
export interface TailwindParts {
  theme: string;
  preflight: string;
}

/** Popups of Base UI stand in `body`, outside of their demo. A class of Emotion tells those that are styled in another way. */
const POPUPS = 'body > :is(.MuiPopper-root, .MuiPopup-root, .MuiModal-root)';
const EMOTION = "[class*='css-'], [class*='rtl-']";

/** The elements that Tailwind's styles are for, with all that is in them: demos that say so, and the popups of those demos. */
const SCOPE = `[data-demo-styling='tailwind'], ${POPUPS}:not(${EMOTION}, :has(${EMOTION}))`;

/** What the site says of bare elements and an application with Tailwind does not. */
const UNDO_SITE = `
h1, h2, h3, h4 { line-height: inherit; letter-spacing: inherit; text-wrap: inherit; }
a { text-underline-offset: inherit; }
button, summary { cursor: revert; }
fieldset { border: 0 solid; min-width: revert; }
kbd { display: inline; padding: 0; border: 0 solid; border-radius: 0; background: none; color: inherit; line-height: inherit; }
:focus-visible { outline: revert; border-radius: revert; }
`;

/** What stands before the block of a rule for a class, or for every element. */
const GENERAL_RULE = /(?<=^ *)((?:[.*]|:is\(|:where\((?!\[data-demo)).*) \{$/gm;

/** Compiles theme, preflight and the utilities among some words, in a scope that is Tailwind's alone. */
export async function compileTailwindSheet(
  parts: TailwindParts,
  candidates: string[],
): Promise<string> {
  // No polyfills: a browser that knows nested rules knows what they stand in for.
  const compiler = await compile(stylesheet(parts), { polyfills: 0 });
  return keepInside(compiler.build(candidates));
}

/**
 * Tailwind's parts in one scope, and in no layers: the site's own styles are in none, and would win over every layer. The font is
 * that of the page, as in the other ways of styling.
 */
function stylesheet({ theme, preflight }: TailwindParts): string {
  return `
@custom-variant dark (&:where([${SCHEME_ATTRIBUTE}='dark'] *));
@scope (${SCOPE}) {
  ${theme}
  ${UNDO_SITE}
  ${preflight}
  :root { font-family: inherit; }
  @tailwind utilities;
}`;
}

/**
 * Moves into the scope what Tailwind gives to the whole document: theme variables, registered variables, names of animations. A
 * selector in a scope is for what is in its elements; those of utilities are for the elements too: a popup has classes. The scope
 * becomes a rule with nested rules, as specific as before: browsers have known that for years longer than `@scope`.
 */
function keepInside(css: string): string {
  const initialValues: string[] = [];
  const withoutRegistrations = css.replace(
    /@property (--[\w-]+) \{([^}]*)\}/g,
    (_rule, name: string, body: string) => {
      const [, value = 'initial'] = /initial-value: (.*);/.exec(body) ?? [];
      initialValues.push(`${name}: ${value};`);
      return '';
    },
  );
  return withoutRegistrations
    .replace(/(?<=@keyframes |--animate-[\w-]+: )(?=[a-z])/g, 'tailwind-')
    .replaceAll(/:root(, :host)?|html,\s*:host/g, '&')
    .replace(
      `@scope (${SCOPE}) {`,
      `:where(${SCOPE}) {\n*, ::before, ::after, ::backdrop {\n${initialValues.join(' ')}\n}`,
    )
    .replace(GENERAL_RULE, '$1, &:is($1) {');
}
