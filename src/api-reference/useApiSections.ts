import { useCallback, useEffect } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import {
  API_SECTIONS,
  apiDisplays,
  parseApiDisplay,
  SHIPPED_DISPLAY,
  type ApiSection,
} from '@/preferences/apiDisplay';
import type { FilterCount } from './filterApi';
import { reveal, targetOfAddress } from './revealTarget';
import { sectionAround, sectionsOf, setOpen, showDisplay } from './showApiDisplay';
import { useApiFilter } from './useApiFilter';

/**
 * Gives the HTML of an API page its behavior, again for each page: the display options, items that open, what the address
 * names, links to copy, and the filter, whose count is announced.
 */
export function useApiSections(
  path: string,
  announce: (text: string) => void,
  displays = apiDisplays,
): void {
  const translate = useTranslate();
  const format = useCallback(
    ({ count, total }: FilterCount) => translate('apiFilterCount', { count, total }),
    [translate],
  );
  useApiFilter(format, announce);

  useEffect(() => {
    const revealTarget = () => {
      const target = targetOfAddress();
      if (target && reveal(target)) target.scrollIntoView({ behavior: 'instant' });
    };
    /** Shows what a section's choice is. Whatever is not as it was shipped has moved the page. */
    const show = (section: ApiSection) => {
      const elements = sectionsOf(section);
      if (elements.length === 0) return;
      const display = displays[section].get();
      for (const element of elements) showDisplay(element, display);
      if (display !== SHIPPED_DISPLAY) targetOfAddress()?.scrollIntoView({ behavior: 'instant' });
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const section = sectionAround(target);
      const display = parseApiDisplay(target.value);
      if (section && display) displays[section].set(display);
    };

    revealTarget();
    for (const section of API_SECTIONS) show(section);
    const stops = API_SECTIONS.map((section) => displays[section].subscribe(() => show(section)));
    document.addEventListener('change', onChange);
    document.addEventListener('click', onClick);
    document.addEventListener('click', nameLink, true);
    document.addEventListener('beforematch', openItem);
    window.addEventListener('hashchange', revealTarget);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('change', onChange);
      document.removeEventListener('click', onClick);
      document.removeEventListener('click', nameLink, true);
      document.removeEventListener('beforematch', openItem);
      window.removeEventListener('hashchange', revealTarget);
    };
  }, [path, displays]);
}

/** The header of an item of a collapsed list opens and closes it. */
function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('.api-open') : null;
  const item = button?.closest('.api-item');
  if (item) setOpen(item, !item.hasAttribute('data-open'));
}

/** The browser is about to show what its own search has found in a closed item. */
function openItem({ target }: Event): void {
  const item = target instanceof Element ? target.closest('.api-item') : null;
  if (item) setOpen(item, true);
}

/** Gives a button the address that it copies, which no document knows when it is made. Before useCopyButtons reads it. */
function nameLink({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.api-link') : null;
  const item = button?.closest('.api-item');
  if (!button || !item) return;
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = item.id;
  button.dataset['copy'] = address.href;
}
