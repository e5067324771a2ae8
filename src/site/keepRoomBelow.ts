/**
 * Keeps the end of the page clear of an element that stands at the foot of the window: the page ends above it, and what takes the
 * focus is scrolled above it. `--foot-height` tells others of its height. Returns what undoes it.
 */
export function keepRoomBelow(element: HTMLElement): () => void {
  const { documentElement, body } = document;
  const setHeight = (height: string) => {
    documentElement.style.setProperty('--foot-height', height);
    documentElement.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  };
  const measure = () => setHeight(`${element.offsetHeight}px`);
  measure();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  observer?.observe(element);
  return () => {
    observer?.disconnect();
    setHeight('');
  };
}
