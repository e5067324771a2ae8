import { BACKGROUNDS, COLORS } from '@/theme/tokens';

type ColorName = keyof typeof COLORS;

const SCHEMES = ['light', 'dark'] as const;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2 defines it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

describe('the colours of the site', () => {
  it('are all six-digit colours in both schemes', () => {
    for (const scheme of Object.values(COLORS).flat()) expect(scheme).toMatch(/^#[\da-f]{6}$/);
  });

  it('name only colours that exist as foregrounds', () => {
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
