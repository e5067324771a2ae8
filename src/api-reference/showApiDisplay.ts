import type { ApiDisplay, ApiSection } from '@/preferences/apiDisplay';

/** Sections of the page that follow one choice. */
export function sectionsOf(section: ApiSection): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.api-section[data-section="${section}"]`)];
}

/** The choice that a section, or what stands in one, follows. */
export function sectionAround(element: Element): ApiSection | undefined {
  return element.closest<HTMLElement>('.api-section')?.dataset['section'] as ApiSection | undefined;
}

/** Shows a section in a display: the style sheet does it, and assistive technology learns whether it is a table. */
export function showDisplay(section: HTMLElement, display: ApiDisplay): void {
  section.dataset['display'] = display;
  for (const radio of section.querySelectorAll<HTMLInputElement>('.api-displays input'))
    radio.checked = radio.value === display;
  const isTable = display === 'table';
  for (const [selector, role] of TABLE_ROLES)
    for (const element of section.querySelectorAll(selector))
      setAttribute(element, 'role', isTable && role);
  for (const region of section.querySelectorAll<HTMLElement>('.api-scroll')) {
    // It scrolls sideways, which the keyboard must be able to do.
    setAttribute(region, 'tabindex', isTable && '0');
    setAttribute(region, 'aria-label', isTable && (region.dataset['label'] ?? ''));
  }
  section.querySelectorAll('.api-item').forEach(hideDetails);
}

/** Roles of a table, which the markup of the list becomes. */
const TABLE_ROLES = [
  ['.api-scroll', 'region'],
  ['.api-rows', 'table'],
  ['.api-columns, .api-item', 'row'],
  ['.api-columns > *', 'columnheader'],
  ['.api-item > .api-name', 'rowheader'],
  ['.api-item > :not(.api-name)', 'cell'],
] as const;

function setAttribute(element: Element, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Opens or closes an item of a collapsed list. */
export function setOpen(item: Element, open: boolean): void {
  item.toggleAttribute('data-open', open);
  item.querySelector('.api-open')?.setAttribute('aria-expanded', String(open));
  hideDetails(item);
}

/** Hides what stands under the header of a closed item, so that the browser's own search still finds it, and then asks to see it. */
function hideDetails(item: Element): void {
  const isClosed =
    !item.hasAttribute('data-open') && item.closest('[data-display="collapsed"]') !== null;
  for (const part of item.querySelectorAll(':scope > :not(.api-name)'))
    setAttribute(part, 'hidden', isClosed && 'until-found');
}
