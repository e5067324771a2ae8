/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { TEXT_RANGES, textFont } from '@/theme/textFont.server';

const css = readFileSync('src/theme/global.css', 'utf8');

/** The code points of each `unicode-range`, in the order of the style sheet. */
const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  }),
);

describe('textFont', () => {
  it('has the letters that the style sheet says it has', () => {
    expect(ranges[0]).toEqual(TEXT_RANGES);
  });

  it('is a font of half the size', async () => {
    const font = await textFont();
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(13_000);
  });

  it('makes one font with the files of the package, which browsers put together by their weights', () => {
    const weights = [...css.matchAll(/font-family: Figtree;[^}]*font-weight: ([^;]+);/g)];
    expect(weights.map(([, range]) => range)).toEqual(['400 700', '400 700', '400 700']);
  });

  it('leaves to the file of the package what is not in it', () => {
    const [, rest = []] = ranges;
    for (const [first, last] of TEXT_RANGES)
      for (const [from, to] of rest) expect(first > to || last < from).toBe(true);
  });
});
