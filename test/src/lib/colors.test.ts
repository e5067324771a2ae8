import { darken as darkenInLibrary, lighten as lightenInLibrary } from '@mui/material/styles';
import {
  BLACK,
  contrastRatio,
  darken,
  formatHex,
  lighten,
  mix,
  parseColor,
  WHITE,
  type Rgb,
} from '@/lib/colors';
import { someColors } from '../../fixtures/randomColors';

describe('parseColor', () => {
  it.each<[string, Rgb]>([
    ['#fc0', [255, 204, 0]],
    ['fc0', [255, 204, 0]],
    ['#ffcc00', [255, 204, 0]],
    ['ffcc00', [255, 204, 0]],
    ['#FfCc00', [255, 204, 0]],
    ['#000', [0, 0, 0]],
    ['#010203', [1, 2, 3]],
    ['  #fc0\n', [255, 204, 0]],
    ['rgb(255, 204, 0)', [255, 204, 0]],
    ['rgb(255,204,0)', [255, 204, 0]],
    ['rgb(255 204 0)', [255, 204, 0]],
    ['RGB( 0 , 10 , 255 )', [0, 10, 255]],
  ])('reads %j', (text, color) => {
    expect(parseColor(text)).toEqual(color);
  });

  it.each([
    '',
    '#',
    '#f',
    '#ff',
    '#ffcc',
    '#ffcc0',
    '#ffcc000',
    '#ffcc0080',
    '##fc0',
    '#fcg',
    'red',
    'rgb(256, 0, 0)',
    'rgb(0, 0, 1000)',
    'rgb(-1, 0, 0)',
    'rgb(1.5, 0, 0)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4)',
    'rgb(50%, 0%, 0%)',
    'rgba(1, 2, 3, 0.5)',
    'hsl(0, 100%, 50%)',
    'var(--primary)',
    'url(https://example.com/)',
    '#fc0;}body{',
    '#fc0 #fc0',
  ])('takes %j for no color', (text) => {
    expect(parseColor(text)).toBeNull();
  });
});

describe('formatHex', () => {
  it.each<[Rgb, string]>([
    [BLACK, '#000000'],
    [WHITE, '#ffffff'],
    [[1, 16, 171], '#0110ab'],
  ])('writes %j as %s', (color, text) => {
    expect(formatHex(color)).toBe(text);
    expect(parseColor(text)).toEqual(color);
  });
});

describe('mix', () => {
  it('begins at the first color and ends at the second', () => {
    expect(mix([10, 20, 30], WHITE, 0)).toEqual([10, 20, 30]);
    expect(mix([10, 20, 30], WHITE, 1)).toEqual(WHITE);
  });

  it('cuts off what is no whole number', () => {
    expect(mix(BLACK, WHITE, 0.5)).toEqual([127, 127, 127]);
    expect(mix([33, 150, 243], BLACK, 0.3)).toEqual([23, 105, 170]);
  });
});

describe('lighten and darken', () => {
  it('begin at the color and end at white and black', () => {
    expect([lighten([10, 20, 30], 0), darken([10, 20, 30], 0)]).toEqual([
      [10, 20, 30],
      [10, 20, 30],
    ]);
    expect([lighten([10, 20, 30], 1), darken([10, 20, 30], 1)]).toEqual([WHITE, BLACK]);
  });

  it.each([0.1, 0.2, 0.3, 0.5, 0.55, 0.62])('are those of Material UI for %d', (share) => {
    for (const color of someColors(50)) {
      const rgb = parseColor(color) ?? BLACK;
      expect(`rgb(${lighten(rgb, share).join(', ')})`).toBe(lightenInLibrary(color, share));
      expect(`rgb(${darken(rgb, share).join(', ')})`).toBe(darkenInLibrary(color, share));
    }
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrastRatio([90, 12, 200], [90, 12, 200])).toBe(1);
  });

  it('does not ask which of the two is the text', () => {
    expect(contrastRatio([0, 127, 255], WHITE)).toBe(contrastRatio(WHITE, [0, 127, 255]));
  });

  it.each<[Rgb, number]>([
    [[119, 119, 119], 4.48],
    [[255, 0, 0], 4],
    [[0, 0, 255], 8.59],
    [[0, 255, 0], 1.37],
    // Dark enough for the straight part of the curve.
    [[10, 10, 10], 19.8],
  ])('of %j on white is %f', (color, ratio) => {
    expect(Math.abs(contrastRatio(color, WHITE) - ratio)).toBeLessThan(0.02 * ratio);
  });
});
