/** @jest-environment node */
import { parseColor } from '@/lib/colors';
import { joyCss, materialCss, siteCss } from '@/theme/themeCss.server';
import { COLORS } from '@/theme/tokens';

/** The variables of each rule, by the rule's selector. */
function rulesOf(css: string): Map<string, Map<string, string>> {
  return new Map(
    [...css.matchAll(/(\S.*) \{\n([^}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector,
      new Map(
        body
          .split('\n')
          .filter(Boolean)
          .map((line) => {
            const [, name = '', value = ''] = /^ {2}([\w-]+): (.*);$/.exec(line) ?? [];
            return [name, value];
          }),
      ),
    ]),
  );
}

const NO_SCRIPT = '@media (scripting: none) and (prefers-color-scheme: dark) {\n';

const SELECTORS = [':root', "[data-mui-color-scheme='dark']"];

/** In CSS modules. */
const WEIGHTLESS = SELECTORS.map((selector) => `:where(${selector}:not(.none))`);

interface Sheet {
  selectors: string[];
  light: Map<string, string>;
  dark: Map<string, string>;
  /** Rules for readers without script whose system is dark. */
  noScript: Map<string, Map<string, string>>;
}

function read(css: string): Sheet {
  const [scripted = '', noScript = ''] = css.split(NO_SCRIPT);
  // What is not for paper stands in a rule of its own.
  const rules = rulesOf(scripted.replace('@media not print {\n', ''));
  const [light = new Map<string, string>(), dark = new Map<string, string>()] = rules.values();
  return { selectors: [...rules.keys()], light, dark, noScript: rulesOf(noScript) };
}

describe.each([
  ['site', siteCss(), SELECTORS],
  ['Material theme', materialCss(), WEIGHTLESS],
  ['Joy theme', joyCss(), WEIGHTLESS],
])('the style sheet of the %s', (_name, css, expected) => {
  const { selectors, light, dark, noScript } = read(css);

  it('has one rule for everything and one for what is different in the dark', () => {
    expect(selectors).toEqual(expected);
  });

  it('is dark without script where the system is', () => {
    expect(noScript).toEqual(new Map([[expected[0], dark]]));
    expect(css).toMatch(/\}\n\}$/);
  });

  it('is never dark on paper', () => {
    expect(css).toContain(`@media not print {\n${expected[1]} {\n`);
  });

  it('repeats nothing in the dark that is as in the light', () => {
    const repeated = [...dark].filter(([name, value]) => light.get(name) === value);
    expect(repeated).toEqual([]);
    expect(dark.size).toBeGreaterThan(30);
  });

  it('has a value for every variable', () => {
    for (const [name, value] of [...light, ...dark]) {
      expect(name).toMatch(/^(--[\w-]+|color-scheme)$/);
      expect(value).not.toMatch(/^$|^undefined$|\[object|NaN/);
    }
  });
});

describe('siteCss', () => {
  const { light, dark } = read(siteCss());

  it('tells the browser the scheme of each', () => {
    expect(light.get('color-scheme')).toBe('light');
    expect(dark.get('color-scheme')).toBe('dark');
  });

  it.each(Object.entries(COLORS))('has the color %s in both schemes', (name, [bright, dim]) => {
    expect(light.get(`--${name}`)).toBe(bright);
    expect(dark.get(`--${name}`) ?? light.get(`--${name}`)).toBe(dim);
  });

  it('has no variable of a theme: those come with the code that reads them', () => {
    expect(siteCss()).not.toMatch(/--(mui|joy)-/);
  });
});

it.each([
  ['Material', materialCss, '--mui-palette-background-default', '#fff', '#121212'],
  ['Joy', joyCss, '--joy-palette-background-body', /common-white/, /common-black/],
])('the %s theme has its variables in both schemes', (_theme, sheet, name, bright, dim) => {
  const { light, dark } = read(sheet());
  expect(light.get(name)).toMatch(bright);
  expect(dark.get(name)).toMatch(dim);
});

it('what belongs to no scheme is said once, and the scheme of the browser by the site alone', () => {
  const { light, dark } = read(materialCss());
  expect(light.get('--mui-shape-borderRadius')).toBe('4px');
  expect(dark.has('--mui-shape-borderRadius')).toBe(false);
  expect(light.has('color-scheme')).toBe(false);
});

it('demos stand on the background of the default Material theme', () => {
  const [site, material] = [read(siteCss()), read(materialCss())];
  for (const scheme of ['light', 'dark'] as const) {
    const own = parseColor(site[scheme].get('--demo-background') ?? '');
    expect(own).not.toBeNull();
    expect(own).toEqual(parseColor(material[scheme].get('--mui-palette-background-default') ?? ''));
  }
});
