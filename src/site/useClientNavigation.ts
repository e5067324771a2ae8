import { useRouter, type NextRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/ui/isPlainClick';

/**
 * Routes presses of links of this site on the client, wherever they stand: in prose, which React does not know, as in the
 * frame. A page's data is fetched ahead when its link is pointed at, focused or touched, never because it is in view.
 */
export function useClientNavigation(): void {
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = routableLink(event.target);
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (leadsHere(link)) window.scrollTo({ top: 0 });
      else void router.push(addressOf(link));
    };
    const onInterest = (event: Event) => prefetch(router, routableLink(event.target));
    const interests = ['pointerover', 'focusin', 'touchstart'] as const;

    document.addEventListener('click', onClick);
    for (const type of interests) document.addEventListener(type, onInterest, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const type of interests) document.removeEventListener(type, onInterest);
    };
  }, [router]);
}

/** The link around a target, if it leads to another page of this site and asks for nothing special. */
function routableLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  if (link.dataset['ownClick'] !== undefined || link.origin !== window.location.origin) return null;
  const isFile = /\.\w+$/.test(link.pathname);
  const isAnchorHere = leadsHere(link) && link.hash !== '';
  return isFile || isAnchorHere ? null : link;
}

/** Whether a link leads to the page it stands on. The router is not asked: it would wait for demos that are not hydrated. */
function leadsHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function addressOf(link: HTMLAnchorElement): string {
  return link.pathname + link.search + link.hash;
}

function prefetch(router: NextRouter, link: HTMLAnchorElement | null): void {
  // A group's row opens the group: its first page is not asked for.
  if (!link || link.dataset['group'] !== undefined) return;
  if (link.pathname !== window.location.pathname) void router.prefetch(link.pathname);
}
