import { anchorsOfDemo, demoOfAnchor, sourceAnchor } from '@/demo/demoAnchors';
import { CODE_STYLINGS, CODE_VARIANTS } from '@/preferences/codePreferences';

const ANCHORS = [
  'Basic',
  'Basic.js',
  'Basic.tsx',
  'system-Basic.js',
  'system-Basic.tsx',
  'tailwind-Basic.js',
  'tailwind-Basic.tsx',
  'css-Basic.js',
  'css-Basic.tsx',
];

describe('the anchors of a demo', () => {
  it('are its name, and each of its sources with and without the styling', () => {
    expect(anchorsOfDemo('Basic')).toEqual(ANCHORS);
  });

  it.each(ANCHORS)('lead to the demo: %s', (anchor) => {
    expect(demoOfAnchor(anchor)).toBe('Basic');
  });

  it.each(['', 'sizes', 'Basic.ts', 'joy-Basic.tsx', 'Basic.js.map', 'a Basic.js', 'css-Basic'])(
    'are not %j, which stays what it is',
    (anchor) => {
      expect(demoOfAnchor(anchor)).toBe(anchor);
    },
  );

  it('have those of its sources among them', () => {
    const made = CODE_STYLINGS.flatMap((styling) =>
      CODE_VARIANTS.map((variant) => sourceAnchor('Basic', styling, variant)),
    );
    expect(new Set(made).size).toBe(6);
    expect(ANCHORS).toEqual(expect.arrayContaining(made));
    expect(sourceAnchor('Basic', 'Tailwind', 'TS')).toBe('tailwind-Basic.tsx');
  });
});
