import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';
import { API_DISPLAYS, SHIPPED_DISPLAY, type ApiDisplay } from '@/preferences/apiDisplay';
import type { apiAnchors } from './apiAnchors';
import { API_TABLES, type ApiTable } from './apiTables';
import type { ResolveLink } from './renderInline.server';
import { classRow, memberRow, renderRow, slotRow, type RowParts } from './renderRow.server';

/** What the lists of an entry are rendered with. */
export interface EntryContext {
  /** The entry's name. */
  name: string;
  anchors: ReturnType<typeof apiAnchors>;
  /** Level of the sections' headings. */
  level: 2 | 3;
  translate: ServerTranslate;
  resolveLink: ResolveLink;
}

/** Text and picture of each display; the pictures are path data of a 24 x 24 icon. */
const DISPLAYS = {
  collapsed: { label: 'apiCollapsed', icon: 'M5 6h14M5 12h14M5 18h14' },
  expanded: { label: 'apiExpanded', icon: 'M5 5h14M9 9h10M5 14h14M9 18h10' },
  table: { label: 'apiTable', icon: 'M4 5h16v14H4zM4 10h16M10 5v14' },
} as const satisfies Record<ApiDisplay, { label: string; icon: string }>;

/** HTML of a section with a list, its display option and what stands around the list. */
export async function renderSection(
  table: ApiTable,
  context: EntryContext,
  { above = '', below = '' }: { above?: string; below?: string },
): Promise<string> {
  const { anchors, translate, level, name } = context;
  const { title, section } = API_TABLES[table.id];
  const id = anchors.section(table.id);
  const label = translate('apiTableOf', { table: translate(title), name });
  const rows = table.rows.length > 0 ? await renderRows(table, label, context) : '';
  return (
    `<section class="api-section" data-section="${section}" data-display="${SHIPPED_DISPLAY}">` +
    `<div class="api-head">${renderHeading({ id, text: translate(title), level })}${renderDisplays(id, translate)}</div>` +
    `${above}${rows}${below}</section>`
  );
}

/** HTML of the rows of a list alone, without columns that no row fills. `label` names them when they are a table. */
export async function renderRows(
  table: ApiTable,
  label: string,
  context: EntryContext,
): Promise<string> {
  const { anchors, translate } = context;
  const { heads, row: kind } = API_TABLES[table.id];
  const rows = await rowsOf(table, context);
  const isFilled = filledColumns(rows.map(({ parts }) => parts));
  const labels = heads.map((key, index) => (isFilled[index] ? translate(key) : null));
  const columns = labels.filter((text) => text !== null);
  const items = rows.map(({ key, parts }) =>
    renderRow({ id: anchors.row(kind, key), labels: labels.slice(1) }, parts, translate),
  );
  const names = columns.map((name) => `<span>${escapeHtml(name)}</span>`).join('');
  return (
    `<div class="api-scroll" data-label="${escapeAttribute(label)}">` +
    `<div class="api-rows" data-columns="${columns.length}" style="--letters:${longestName(rows)}"><div class="api-columns">${names}</div>` +
    `${items.join('')}</div></div>`
  );
}

/** Letters of the longest name: the width of its column. */
function longestName(rows: readonly { parts: RowParts }[]): number {
  return Math.max(...rows.map(({ parts }) => parts.name.length));
}

/** Whether any row has something in a column, from the name to the description. */
function filledColumns(rows: readonly RowParts[]): boolean[] {
  const filled = rows.map(({ cells, text }) => [true, ...cells.map(Boolean), text !== '']);
  const [first = []] = filled;
  return first.map((_, index) => filled.some((row) => row[index]));
}

/** The rows with the names that stand in their anchors. */
function rowsOf(
  table: ApiTable,
  context: EntryContext,
): Promise<{ key: string; parts: RowParts }[]> {
  const rowContext = { ...context, table: table.id };
  if (table.id === 'slots') {
    const rows = table.rows.map((slot) => ({ key: slot.name, parts: slotRow(slot, rowContext) }));
    return Promise.resolve(rows);
  }
  if (table.id === 'classes') {
    const rows = table.rows.map((entry) => ({
      key: entry.key,
      parts: classRow(entry, rowContext),
    }));
    return Promise.resolve(rows);
  }
  return Promise.all(
    table.rows.map(async (member) => ({
      key: member.name,
      parts: await memberRow(member, rowContext),
    })),
  );
}

interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A heading that can be linked to, as articles have them. */
export function renderHeading({ id, text, level }: Heading): string {
  const anchor = escapeAttribute(id);
  return `<h${level} id="${anchor}"><a class="anchor" href="#${anchor}">${escapeHtml(text)}</a></h${level}>`;
}

function renderDisplays(id: string, translate: ServerTranslate): string {
  const radios = API_DISPLAYS.map((display) => {
    const { label, icon } = DISPLAYS[display];
    const text = translate(label);
    const checked = display === SHIPPED_DISPLAY ? ' checked' : '';
    return (
      `<label title="${escapeAttribute(text)}">` +
      `<input type="radio" name="${escapeAttribute(id)}-display" value="${display}" aria-label="${escapeAttribute(text)}"${checked}>` +
      `<span><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"></path></svg></span></label>`
    );
  });
  return `<div class="api-displays" role="radiogroup" aria-label="${escapeAttribute(translate('apiDisplayOption'))}">${radios.join('')}</div>`;
}
