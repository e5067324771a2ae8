import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Moves the focus to the new page's heading after a client-side route change, so that the keyboard and screen readers start
 * there. Next.js announces the page's title by itself.
 */
export function useRouteFocus(): void {
  const { events } = useRouter();

  useEffect(() => {
    let path = window.location.pathname;
    const onComplete = () => {
      if (window.location.pathname === path) return;
      path = window.location.pathname;
      if (!window.location.hash)
        document.getElementById('main-heading')?.focus({ preventScroll: true });
    };
    events.on('routeChangeComplete', onComplete);
    return () => events.off('routeChangeComplete', onComplete);
  }, [events]);
}
