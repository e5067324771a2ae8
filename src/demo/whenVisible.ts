import { intersectionObserver } from './intersectionObserver';

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

/** Has `stopWaiting` end the waiting of an element, too. Returns what takes that back. */
export function untilStopped(show: () => void): () => void {
  waiting.add(show);
  return () => waiting.delete(show);
}

/**
 * Calls back once, when the element is in view or near it; at once in browsers that cannot tell. Returns what stops the watching.
 */
export function whenVisible(element: Element, onVisible: () => void): () => void {
  const onChange = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some((entry) => entry.isIntersecting)) show();
  };
  // An observer reports with the next frame at the earliest: what is in view already need not wait for it.
  const observer = isNear(element) ? null : intersectionObserver(onChange, MARGIN);
  if (!observer) {
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
  waiting.add(show);
  observer.observe(element);
  return stop;
}

/** Whether an element is in view, or near enough to be loaded. */
export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight + MARGIN && bottom > -MARGIN;
}
