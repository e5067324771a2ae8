/** Above this scroll position no heading is active: the reader is at the page's top. In CSS pixels. */
const TOP = 200;

export interface HeadingPosition {
  id: string;
  /** Distance from the top of the document, in CSS pixels. */
  top: number;
}

export interface WindowPosition {
  scrollTop: number;
  height: number;
  /** Whether the page is at its very end. */
  end: boolean;
  /** How far below the top of the window a heading comes to stand when the page goes to it. In CSS pixels, as the others. */
  landing: number;
}

/**
 * The heading being read: the last one above the upper eighth of the window, or above where headings land, if that is lower.
 * Null near the top of the page; the last heading at its very end.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { scrollTop, height, end, landing }: WindowPosition,
): string | null {
  if (scrollTop < TOP) return null;
  if (end) return headings.at(-1)?.id ?? null;
  // A pixel more: positions are rounded, scroll positions too.
  const line = scrollTop + Math.max(height / 8, landing + 1);
  return headings.filter(({ top }) => top < line).at(-1)?.id ?? null;
}
