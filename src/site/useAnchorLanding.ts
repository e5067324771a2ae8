import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { demoOfAnchor } from '@/demo/demoAnchors';
import { decodeAnchor } from '@/lib/decodeAnchor';

/** How long fonts and demos may move the page after it has opened at an anchor, in milliseconds. */
const SETTLING_TIME = 4000;
const READER_ACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the target of the address's anchor in place while fonts and demos load, until the reader does something. */
export function useAnchorLanding(): void {
  const { asPath } = useRouter();

  useEffect(() => {
    const anchor = decodeAnchor(window.location.hash);
    const target = document.getElementById(anchor) ?? document.getElementById(demoOfAnchor(anchor));
    if (!target || typeof ResizeObserver === 'undefined') return undefined;

    const land = () => target.scrollIntoView({ behavior: 'instant' });
    const observer = new ResizeObserver(land);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = window.setTimeout(stop, SETTLING_TIME);
    for (const type of READER_ACTIONS)
      window.addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      window.clearTimeout(timer);
      for (const type of READER_ACTIONS) window.removeEventListener(type, stop);
    };
  }, [asPath]);
}
