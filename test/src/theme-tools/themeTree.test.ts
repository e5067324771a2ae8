import { branchesOf, themeTree, type ThemeNode } from '@/theme-tools/themeTree';

/** A tree as short as can be: `name: text`, and `name` with its children. */
const short = (nodes: readonly ThemeNode[]): unknown[] =>
  nodes.map(({ name, text, children }) =>
    children ? [name, ...short(children)] : `${name}: ${text}`,
  );

describe('themeTree', () => {
  it('has a branch for what holds more and a leaf for what does not, in the order of the theme', () => {
    const theme = {
      z: { b: 'text "quoted"', a: 8 },
      yes: true,
      none: null,
      missing: undefined,
      list: ['x', { y: 0.5 }],
      spacing: () => 8,
      empty: {},
    };
    expect(short(themeTree(theme))).toEqual([
      ['z', 'b: "text \\"quoted\\""', 'a: 8'],
      'yes: true',
      'none: null',
      ['list', '0: "x"', ['1', 'y: 0.5']],
      'spacing: ƒ (…)',
      ['empty'],
    ]);
  });

  it('knows the path of every line', () => {
    const [palette] = themeTree({ palette: { primary: { main: '#fff' } } });
    const primary = palette?.children?.[0];
    expect([palette?.path, primary?.path, primary?.children?.[0]?.path]).toEqual([
      '$.palette',
      '$.palette.primary',
      '$.palette.primary.main',
    ]);
  });

  it.each(['#fff', '#FFFFFF', '#ffffff80', 'rgb(1, 2, 3)', 'rgba(0, 0, 0, 0.87)'])(
    'shows the color of %s',
    (color) => {
      expect(themeTree({ color })[0]?.color).toBe(color);
    },
  );

  it.each(['#f', 'none', 'Roboto', '0 1px rgba(0, 0, 0, 0.2)', 'rgb(calc(1))', 16, null])(
    'shows no color for %j',
    (color) => {
      expect(themeTree({ color })[0]?.color).toBeNull();
    },
  );
});

describe('branchesOf', () => {
  it.each([
    ['$.palette.primary', ['$.palette', '$.palette.primary']],
    ['$.palette', ['$.palette']],
    ['$', []],
    ['', []],
  ])('%j lies in %j', (path, branches) => {
    expect(branchesOf(path)).toEqual(branches);
  });
});
