import { BACKGROUNDS, COLORS } from '@/theme/tokens';
import { contrast } from '../../fixtures/contrast';

type ColorName = keyof typeof COLORS;

const SCHEMES = ['light', 'dark'] as const;

const colorOf = (name: ColorName, scheme: number) => COLORS[name][scheme] ?? '';

/** Pairs that callouts, the search and buttons put together, beside those of BACKGROUNDS. */
const MORE_PAIRS: [ColorName, ColorName][] = [
  ['text', 'success-soft'],
  ['text', 'warning-soft'],
  ['text', 'error-soft'],
  ['primary-strong', 'success-soft'],
  ['primary-strong', 'warning-soft'],
  ['primary-strong', 'error-soft'],
  ['text-muted', 'primary-soft'],
  ['success', 'surface-raised'],
];

/** Every pair of a foreground and what it is read on, in both schemes. */
const pairs = [
  ...MORE_PAIRS,
  ...Object.entries(BACKGROUNDS).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => [foreground as ColorName, background] as const),
  ),
].flatMap(([foreground, background]) =>
  SCHEMES.map((scheme) => [foreground, background, scheme] as const),
);

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });
});

describe('the colors of the site', () => {
  it('are all six-digit colors in both schemes', () => {
    for (const scheme of Object.values(COLORS).flat()) expect(scheme).toMatch(/^#[\da-f]{6}$/);
  });

  it('name only colors that exist as foregrounds', () => {
    for (const name of Object.keys(BACKGROUNDS)) expect(COLORS).toHaveProperty([name]);
  });

  it.each(pairs)('keep 4.5:1 for %s on %s, %s', (foreground, background, scheme) => {
    const index = SCHEMES.indexOf(scheme);
    expect(contrast(colorOf(foreground, index), colorOf(background, index))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(
    (['background', 'surface'] as const).flatMap((background) =>
      SCHEMES.map((scheme) => [background, scheme] as const),
    ),
  )('keep 3:1 for the lines of controls on %s, %s', (background, scheme) => {
    const index = SCHEMES.indexOf(scheme);
    expect(
      contrast(colorOf('line-strong', index), colorOf(background, index)),
    ).toBeGreaterThanOrEqual(3);
  });
});
