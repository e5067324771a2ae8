/**
 * An observer of what comes near the window or leaves it; null in browsers that have none or refuse it: there nobody can tell.
 * @param margin How far around the window counts as near it, above and below, in CSS pixels.
 */
export function intersectionObserver(
  onChange: (entries: readonly IntersectionObserverEntry[]) => void,
  margin: number,
): IntersectionObserver | null {
  try {
    return new IntersectionObserver(onChange, { rootMargin: `${margin}px 0px` });
  } catch {
    return null;
  }
}
