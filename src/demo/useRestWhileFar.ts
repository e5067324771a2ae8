import { useEffect, type RefObject } from 'react';

/** How far from the window an element begins to rest, in CSS pixels. */
const MARGIN = 800;

/** One observer for the whole page. */
let observer: IntersectionObserver | undefined;

/**
 * Lets the browser skip the styling, painting and animating of an element that is far from the window. It keeps its size, and can
 * still be reached by keyboard and by search in the page. Near the window nothing contains it: what it shows may stand out of it.
 */
export function useRestWhileFar(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    observer ??= new IntersectionObserver(restOrWake, { rootMargin: `${MARGIN}px 0px` });
    observer.observe(target);
    return () => observer?.unobserve(target);
  }, [element]);
}

function restOrWake(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { style } = target as HTMLElement;
    style.containIntrinsicBlockSize = isIntersecting ? '' : `${boundingClientRect.height}px`;
    style.contentVisibility = isIntersecting ? '' : 'auto';
  }
}
