/** What is hidden when none of its items is left. */
const CONTAINERS = '.api-scroll, .api-group, .api-inherited, .api-section, .api-entry';
const HITS = '.api-item:not([hidden]), [data-hit]';
/** What an item is found by: name, type and description. */
const SEARCHED = '.api-name > code, .api-type code, .api-text';

/** Texts of items and names, read once. */
const texts = new WeakMap<Element, string>();

/** How many items of the page are shown, of how many. */
export interface FilterCount {
  count: number;
  total: number;
}

/** Whether a text has every word of a query, in any order and any case. */
export function matchesQuery(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/**
 * Shows the items of the page that match a query, and nothing else but the headings over them; all of it for no query. Of names
 * that stand in a sentence, those that match are marked.
 */
export function filterApi(query: string): FilterCount {
  const isFiltering = query.trim() !== '';
  const isHit = (element: Element) => !isFiltering || matchesQuery(textOf(element), query);
  const items = [...document.querySelectorAll<HTMLElement>('.api-item')];
  const names = [...document.querySelectorAll('.api-names > code')];
  for (const item of items) item.hidden = !isHit(item);
  for (const name of names) name.toggleAttribute('data-hit', isFiltering && isHit(name));
  for (const container of document.querySelectorAll<HTMLElement>(CONTAINERS))
    container.hidden = isFiltering && !container.querySelector(HITS);
  for (const aside of document.querySelectorAll<HTMLElement>('.api-aside'))
    aside.hidden = isFiltering;
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.api-group'))
    unfold(group, isFiltering);
  const all = [...items, ...names];
  return { count: all.filter(isHit).length, total: all.length };
}

/** The field of the page, when it has one. */
export function filterField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#api-filter');
}

/** Empties the field as a reader would, so that all is shown again. */
export function clearFilter(): void {
  const field = filterField();
  if (!field?.value) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens a folded group that has hits; folds it again afterwards, unless the reader had opened it. */
function unfold(group: HTMLDetailsElement, isFiltering: boolean): void {
  if (isFiltering && !group.hidden && !group.open) {
    group.open = true;
    group.dataset['unfolded'] = '';
  } else if (!isFiltering && group.dataset['unfolded'] !== undefined) {
    group.open = false;
    delete group.dataset['unfolded'];
  }
}

function textOf(item: Element): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const parts = item.matches('.api-item') ? item.querySelectorAll(SEARCHED) : [item];
  const text = [...parts].map((part) => part.textContent).join('\n');
  texts.set(item, text);
  return text;
}
