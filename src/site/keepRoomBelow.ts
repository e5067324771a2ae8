/** Between the element and what has the focus, for its outline, in CSS pixels. */
const GAP = 16;

/**
 * Keeps the end of the page clear of an element that stands at the foot of the window: the page ends above it, and what takes the
 * focus is scrolled above it. `--foot-height` tells others of its height. Returns what undoes it.
 */
export function keepRoomBelow(element: HTMLElement): () => void {
  const { documentElement, body } = document;
  const measure = () => {
    const height = element.offsetHeight;
    documentElement.style.setProperty('--foot-height', `${height}px`);
    documentElement.style.scrollPaddingBottom = `${height + GAP}px`;
    body.style.paddingBottom = `${height}px`;
  };
  measure();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  observer?.observe(element);
  return () => {
    observer?.disconnect();
    documentElement.style.removeProperty('--foot-height');
    documentElement.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}
