import { decodeAnchor } from '@/lib/decodeAnchor';
import { clearFilter } from './filterApi';
import { setOpen } from './showApiDisplay';

/** The element that the address names. */
export function targetOfAddress(): HTMLElement | null {
  return document.getElementById(decodeAnchor(window.location.hash));
}

/** Shows a target: ends the filter that hides it, opens its item and whatever is folded around it. Returns whether the page moved. */
export function reveal(target: Element): boolean {
  const item = target.closest('.api-item');
  const grows = item?.closest('[data-display="collapsed"]') && !item.hasAttribute('data-open');
  if (item) setOpen(item, true);
  const isFiltered = target.closest('[hidden]:not([hidden="until-found"])') !== null;
  if (isFiltered) clearFilter();
  // A page that grows stops the browser on its way to the anchor.
  let moved = isFiltered || Boolean(grows);
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (!(element instanceof HTMLDetailsElement) || element.open) continue;
    element.open = true;
    moved = true;
  }
  return moved;
}
