import { useEffect, type RefObject } from 'react';
import { intersectionObserver } from './intersectionObserver';

/** How far from the window an element begins to rest, in CSS pixels. */
const MARGIN = 800;

/** One observer for the whole page. */
let observer: IntersectionObserver | null = null;

/**
 * Lets the browser skip the styling, painting and animating of an element that is far from the window. It keeps its size, and can
 * still be reached by keyboard and by search in the page. Near the window nothing contains it: what it shows may stand out of it.
 */
export function useRestWhileFar(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    observer ??= intersectionObserver(restOrWake, MARGIN);
    observer?.observe(target);
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
