import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** First and last code points of the letters that nearly every page is written in: a `unicode-range` of `global.css` says the same. */
export const TEXT_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** The weights that the site is set in. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * The file of the font that every page loads, as WOFF2: the letters of TEXT_RANGES alone, 12 kB instead of 20. Other letters come from
 * the file of the package, where there are any.
 */
export async function textFont(): Promise<Buffer> {
  const letters = TEXT_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return subsetFont(await readFile(FONT), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}
