import { useEffect } from 'react';
import { clearFilter, filterApi, filterField, type FilterCount } from './filterApi';

/** Input elements that take no letters. */
const NO_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file'];

/** Makes the field of whatever API page is open filter its items. The texts of `format` are shown beside it, and given to `announce`. */
export function useApiFilter(
  format: (count: FilterCount) => string,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const filter = (field: HTMLInputElement) => {
      const text = format(filterApi(field.value));
      const shown = field.parentElement?.querySelector('.api-count');
      if (shown) shown.textContent = field.value.trim() ? text : '';
      announce(text);
      showFirstHits(field);
    };
    const onInput = ({ target }: Event) => {
      const field = filterField();
      if (field && target === field) filter(field);
    };
    document.addEventListener('input', onInput);
    document.addEventListener('keydown', onKeyDown);
    // What was typed before the page could listen.
    const field = filterField();
    if (field?.value) filter(field);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [format, announce]);
}

/** Goes back up to the first hits, when the reader is below them and the field has followed. */
function showFirstHits(field: HTMLInputElement): void {
  const list = field.closest('.api-filter')?.parentElement;
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
}

/** Escape empties the field, and leaves it when it is empty; F goes to it. */
function onKeyDown(event: KeyboardEvent): void {
  const field = filterField();
  if (!field || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isInField = event.target === field;
  if (isInField && event.key === 'Escape') {
    event.preventDefault();
    if (field.value) clearFilter();
    else field.blur();
  } else if (event.key === 'f' && !takesLetters(event.target)) {
    event.preventDefault();
    field.focus();
  }
}

/** Whether a letter typed at an element is meant for it: in a text field, a list, an open dialog or menu. */
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target.isContentEditable ||
    target.closest(
      'textarea, select, dialog, [popover], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
