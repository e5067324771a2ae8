/** How far above or below the window a demo may be when its code is asked for, in CSS pixels. */
const MARGIN = 300;

/** Ends the waiting of every element that waits. */
const waiting = new Set<() => void>();

/**
 * Makes every waiting demo load now. For an update of the page that the router brings: React holds it back while there are parts
 * that are not hydrated.
 */
export function stopWaiting(): void {
  for (const stop of waiting) stop();
}

/**
 * Resolves when the element with this id is in view or near it; at once on the server and in browsers that cannot tell.
 */
export function whenVisible(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve();
  const element = document.getElementById(id);
  // An observer reports with the next frame at the earliest: what is in view already need not wait for it.
  if (!element || isNear(element)) return Promise.resolve();

  return new Promise((resolve) => {
    const stop = () => {
      waiting.delete(stop);
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) stop();
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    waiting.add(stop);
    observer.observe(element);
  });
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight + MARGIN && bottom > -MARGIN;
}
