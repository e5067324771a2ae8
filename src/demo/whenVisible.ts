/** How far above or below the window a demo may be when its code is asked for, in CSS pixels. */
const MARGIN = 300;

/** What ends the waiting of every element that waits. */
const waiting = new Set<() => void>();

/**
 * Makes every waiting demo load now. For an update of the page that the router brings: React holds it back while there are parts
 * that are not hydrated.
 */
export function stopWaiting(): void {
  for (const show of [...waiting]) show();
}

/**
 * Calls back once, when the element is in view or near it; at once in browsers that cannot tell. Returns what stops the watching.
 */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  // An observer reports with the next frame at the earliest: what is in view already need not wait for it.
  if (typeof IntersectionObserver === 'undefined' || isNear(element)) {
    onVisible();
    return () => undefined;
  }
  const stop = () => {
    waiting.delete(show);
    observer.disconnect();
  };
  const show = () => {
    stop();
    onVisible();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) show();
    },
    { rootMargin: `${MARGIN}px 0px` },
  );
  waiting.add(show);
  observer.observe(element);
  return stop;
}

/** Whether an element is in view, or near enough to be loaded. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight + MARGIN && bottom > -MARGIN;
}
