import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { decodeAnchor } from '@/lib/decodeAnchor';

const MAIN_HEADING = 'main-heading';

/**
 * Moves the focus to the new page's heading, or to what the anchor names, after a client-side route change, so that the keyboard and
 * screen readers start there. Next.js announces the page's title by itself.
 */
export function useRouteFocus(): void {
  const { events } = useRouter();

  useEffect(() => {
    let path = window.location.pathname;
    const onComplete = () => {
      if (window.location.pathname === path) return;
      path = window.location.pathname;
      focusOn(document.getElementById(decodeAnchor(window.location.hash) || MAIN_HEADING));
    };
    events.on('routeChangeComplete', onComplete);
    return () => events.off('routeChangeComplete', onComplete);
  }, [events]);
}

/** The router has scrolled there already. */
function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
