/** Above this scroll position no heading is active: the reader is at the page's top. In CSS pixels. */
const TOP = 200;

export interface HeadingPosition {
  id: string;
  /** Distance from the top of the document, in CSS pixels. */
  top: number;
}

/**
 * The heading being read: the last one above the upper eighth of the window. Null near the top of the page; the last heading at
 * its very end.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { scrollTop, height, end }: { scrollTop: number; height: number; end: boolean },
): string | null {
  if (scrollTop < TOP) return null;
  if (end) return headings.at(-1)?.id ?? null;
  return headings.filter(({ top }) => top < scrollTop + height / 8).at(-1)?.id ?? null;
}
