/** @jest-environment node */
import { compileTailwind } from '@/demo/tailwindCss.server';

const compiled = (classes: string) => compileTailwind(classes.split(' '));

/** The stylesheet cut at the end of its one scope: the rules in it, and what follows. */
function cut(css: string): { scope: string; inside: string; outside: string } {
  const start = css.indexOf('{');
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) {
      return {
        scope: css.slice(0, start),
        inside: css.slice(start + 1, index),
        outside: css.slice(index + 1),
      };
    }
  }
  throw new Error(`The scope has no end: ${css.slice(0, 200)}`);
}

describe('compileTailwind', () => {
  it('makes rules of the class names that mean something, and of those alone', async () => {
    const css = await compiled('flex nonsense-5 Email');
    expect(css).toContain('.flex,&:is(.flex){display:flex}');
    expect(css).not.toMatch(/nonsense|Email/);
  });

  it('begins with the scope, which holds every rule', async () => {
    const { scope, outside } = cut(await compiled('flex sm:hover:p-1 ring-2 dark:bg-red-500'));
    expect(scope).toMatch(/^\/\*! tailwindcss [^*]*\*\/:where\(\[data-demo-styling=tailwind\],/);
    expect(outside).toBe('');
  });

  it('keeps the popups of Base UI in the scope, and those that Emotion styles out of it', async () => {
    const { scope } = cut(await compiled('flex'));
    expect(scope).toContain('body>:is(.MuiPopper-root,.MuiPopup-root,.MuiModal-root):not(');
    expect(scope).toContain(':has([class*=css-],[class*=rtl-])');
  });

  it('styles the elements of the scope by their classes too: a popup has some', async () => {
    const css = await compiled('p-2 space-y-2');
    expect(css).toContain('.p-2,&:is(.p-2){');
    expect(css).toContain('&:is(:where(.space-y-2>:not(:last-child))){');
    expect(css).toContain('&:is(*,');
  });

  it('puts theme variables and the rules of the document on the elements of the scope', async () => {
    const css = await compiled('p-2 font-mono');
    // Outside of every rule but that of the scope, which is its last part.
    const own = cut(css).inside.replace(/^.*\}/, '');
    expect(own).toMatch(/^--font-sans:.*--spacing: \.25rem.*;line-height:1\.5/);
    expect(css).not.toMatch(/:root|:host|\bhtml\b/);
  });

  it('registers no variables: their first values stand at the start of the scope', async () => {
    const css = await compiled('ring-2 from-red-500');
    const { inside } = cut(css);
    expect(css).not.toContain('@property');
    expect(inside).toMatch(/^\*,:before,:after,::backdrop,&:is\([^)]*\)\{--tw-/);
    expect(inside).toContain('--tw-ring-offset-width: 0px;');
    expect(inside).toContain('--tw-gradient-via-stops: initial;');
  });

  it('uses no layers, since a rule in a layer would lose to every rule of the site', async () => {
    const css = await compiled('flex ring-2 space-y-2');
    expect(css).not.toContain('@layer');
    expect(css.indexOf('list-style:none')).toBeLessThan(css.indexOf('.flex'));
  });

  it('gives animations a name of their own', async () => {
    const css = await compiled('animate-spin');
    expect(css).toContain('--animate-spin: tailwind-spin 1s linear infinite');
    expect(cut(css).outside.trim()).toBe('@keyframes tailwind-spin{to{transform:rotate(360deg)}}');
  });

  it('needs no at-rule for its scope: browsers that lack one would leave out all of it', async () => {
    const { scope } = cut(await compiled('flex'));
    expect(scope.replace(/^\/\*[^*]*\*\//, '')).not.toContain('@');
  });

  it('keeps conditions', async () => {
    const css = await compiled('sm:p-1 hover:p-2 supports-[display:grid]:p-3 starting:opacity-0');
    expect(css).toContain('@media(width>=40rem){.sm\\:p-1,');
    expect(css).toContain('@media(hover:hover){.hover\\:p-2:hover,');
    expect(css).toContain('@supports (display:grid){');
    expect(css).toContain('@starting-style{.starting\\:opacity-0,');
  });

  it('lets dark: follow the attribute that the site sets', async () => {
    const css = await compiled('dark:flex');
    expect(css).toContain('.dark\\:flex:where([data-mui-color-scheme=dark] *),');
    expect(css).not.toContain('prefers-color-scheme');
  });
});
