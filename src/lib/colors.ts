/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Reads `#fc0`, `#ffcc00`, both also without `#`, and `rgb(255, 204, 0)`; null for anything else. */
export function parseColor(text: string): Rgb | null {
  const hex = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const value = Number.parseInt(digits, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const parts = /^\s*rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)\s*$/i.exec(text);
  if (!parts) return null;
  const rgb = [Number(parts[1]), Number(parts[2]), Number(parts[3])] as const;
  return Math.max(...rgb) > 255 ? null : rgb;
}

/** `#ffcc00`. */
export function formatHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A color on its way to white: 0 is the color, 1 is white. Computed, and cut to whole numbers, as Material UI does. */
export function lighten(color: Rgb, share: number): Rgb {
  return mix(color, WHITE, share);
}

/** A color on its way to black: 0 is the color, 1 is black. Computed, and cut to whole numbers, as Material UI does. */
export function darken([red, green, blue]: Rgb, share: number): Rgb {
  const part = (value: number) => Math.trunc(value * (1 - share));
  return [part(red), part(green), part(blue)];
}

/** A color on its way to another: 0 is the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.trunc(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

/** Contrast ratio, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance, from 0 to 1, to three digits as Material UI counts. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const linear = (part: number) =>
    part <= 0.03928 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = color;
  const exact = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return Number(exact.toFixed(3));
}
