import type { NextRouter } from 'next/router';

/** The part of the router that leads to other pages. */
export type PageRouter = Pick<NextRouter, 'push' | 'beforePopState'>;

/** Where a navigation leads to; the window, replaced in tests. */
export interface PageLocation {
  href: string;
  pathname: string;
  assign(url: string): void;
  reload(): void;
}

/**
 * From now on every way to another page loads that page as a whole: the files of this page's release may be gone. What stays on
 * the page, anchors and queries, works as before.
 */
export function loadNextPage(router: PageRouter, location: PageLocation = window.location): void {
  const { pathname } = location;
  const push = router.push.bind(router);
  router.push = (url, as, options) => {
    const target = new URL(typeof url === 'string' ? url : (url.pathname ?? ''), location.href);
    if (target.pathname === pathname) return push(url, as, options);
    location.assign(target.href);
    // As with the router's own full loads: nothing may happen on this page any more.
    return new Promise<boolean>(() => undefined);
  };
  router.beforePopState(() => {
    if (location.pathname === pathname) return true;
    location.reload();
    return false;
  });
}
