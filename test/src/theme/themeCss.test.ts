/** @jest-environment node */
import { themeCss } from '@/theme/themeCss.server';
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

const [scripted = '', noScript = ''] = themeCss().split(NO_SCRIPT);
// What is not for paper stands in a rule of its own.
const rules = rulesOf(scripted.replace('@media not print {\n', ''));
const light = rules.get(':root') ?? new Map<string, string>();
const dark = rules.get("[data-mui-color-scheme='dark']") ?? new Map<string, string>();

describe('themeCss', () => {
  it('has one rule for everything and one for what is different in the dark', () => {
    expect([...rules.keys()]).toEqual([':root', "[data-mui-color-scheme='dark']"]);
  });

  it('is dark without script where the system is', () => {
    expect(rulesOf(noScript)).toEqual(new Map([[':root', dark]]));
    expect(noScript).toMatch(/\}\n\}$/);
  });

  it('is never dark on paper', () => {
    expect(themeCss()).toMatch(/^@media not print \{\n\[data-mui-color-scheme='dark'\] \{$/m);
  });

  it('tells the browser the scheme of each', () => {
    expect(light.get('color-scheme')).toBe('light');
    expect(dark.get('color-scheme')).toBe('dark');
  });

  it.each(Object.entries(COLORS))('has the color %s in both schemes', (name, [bright, dim]) => {
    expect(light.get(`--${name}`)).toBe(bright);
    expect(dark.get(`--${name}`) ?? light.get(`--${name}`)).toBe(dim);
  });

  it('repeats nothing in the dark that is as in the light', () => {
    const repeated = [...dark].filter(([name, value]) => light.get(name) === value);
    expect(repeated).toEqual([]);
    expect(dark.size).toBeGreaterThan(Object.keys(COLORS).length);
  });

  it.each([
    ['Material', '--mui-palette-background-default', '#fff', '#121212'],
    ['Joy', '--joy-palette-background-body', /common-white/, /common-black/],
  ])('has the variables of the %s theme', (_theme, name, bright, dim) => {
    expect(light.get(name)).toMatch(bright);
    expect(dark.get(name)).toMatch(dim);
  });

  it('has the variables that belong to no scheme once', () => {
    expect(light.get('--mui-shape-borderRadius')).toBe('4px');
    expect(dark.has('--mui-shape-borderRadius')).toBe(false);
  });

  it('has a value for every variable', () => {
    for (const [name, value] of [...light, ...dark]) {
      expect(name).toMatch(/^(--[\w-]+|color-scheme)$/);
      expect(value).not.toMatch(/^$|^undefined$|\[object|NaN/);
    }
  });
});
