/** How far outside the window a demo may be when its code is asked for. */
const MARGIN = '300px 0px';

/**
 * Resolves when the element with this id is in view or near it; at once on the server and in browsers that cannot tell.
 */
export function whenVisible(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve();
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();

  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}
