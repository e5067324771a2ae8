import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute } from '@/lib/highlightCode.server';
import { apiAnchors, type ApiLayout } from './apiAnchors';
import { API_TABLES, apiTables, type ApiTable } from './apiTables';
import type { ApiClass, ApiEntry } from './apiTypes';
import { renderInline, type ResolveLink } from './renderInline.server';
import { renderBelowProps, subheadingsOf } from './renderInherited.server';
import { renderIntroduction, type ApiDemoLink } from './renderIntroduction.server';
import { renderHeading, renderSection, type EntryContext } from './renderSection.server';

export interface RenderApiOptions {
  /** `page`: anchors with the component's name, no heading of its own. `tab`: kebab anchors under a heading. */
  layout?: ApiLayout;
  demos?: readonly ApiDemoLink[];
  /** Where links in the package's texts lead; as they are written when left out. */
  resolveLink?: ResolveLink;
}

/** A heading of an API page, for its contents list. */
export interface ApiHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The HTML of a page or a tab: the filter, and the entries. Inert, as articles are; see useApiSections. */
export async function renderApiPage(
  entries: readonly ApiEntry[],
  translate: ServerTranslate,
  options: RenderApiOptions = {},
): Promise<string> {
  const parts = await Promise.all(entries.map((entry) => renderApi(entry, translate, options)));
  return renderApiFilter(translate) + parts.join('');
}

/** The HTML of one entry. */
export async function renderApi(
  entry: ApiEntry,
  translate: ServerTranslate,
  options: RenderApiOptions = {},
): Promise<string> {
  const { layout = 'page', demos = [], resolveLink = (href: string) => href } = options;
  const context: EntryContext = {
    name: entry.name,
    anchors: apiAnchors(entry, layout),
    level: layout === 'tab' ? 3 : 2,
    translate,
    resolveLink,
  };
  const sections = await Promise.all(
    apiTables(entry).map(async (table) =>
      renderSection(table, context, {
        above: renderAbove(entry, table, context),
        below: await renderBelow(entry, table, context),
      }),
    ),
  );
  const title = layout === 'tab' ? renderHeading({ id: entry.id, text: entry.name, level: 2 }) : '';
  return (
    `<div class="api-entry">${title}` +
    `<div class="api-aside">${await renderIntroduction(entry, demos, context)}</div>` +
    `${sections.join('')}</div>`
  );
}

/** The field that filters the rows of the page. Once per page, before the entries. */
export function renderApiFilter(translate: ServerTranslate): string {
  const label = escapeAttribute(translate('apiFilter'));
  return (
    `<div class="api-filter"><input type="search" id="api-filter" aria-label="${label}" placeholder="${label}" ` +
    `aria-keyshortcuts="f" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">f</kbd><span class="api-count"></span></div>`
  );
}

/** The headings of an entry in the order of the page. */
export function apiHeadings(
  entry: ApiEntry,
  translate: ServerTranslate,
  { layout = 'page', demos = [] }: RenderApiOptions = {},
): ApiHeading[] {
  const anchors = apiAnchors(entry, layout);
  const isTab = layout === 'tab';
  const heading = (id: string, text: string, level: 2 | 3 = isTab ? 3 : 2) => ({
    id: anchors.section(id),
    text,
    level,
  });
  const belowProps = entry.kind === 'component' && !isTab ? subheadingsOf(entry) : [];
  return [
    ...(isTab ? [{ id: entry.id, text: entry.name, level: 2 as const }] : []),
    ...(demos.length > 0 ? [heading('demos', translate('apiComponentDemos'))] : []),
    ...(entry.imports.length > 0 ? [heading('import', translate('apiImport'))] : []),
    ...apiTables(entry).flatMap(({ id }) => [
      heading(id, translate(API_TABLES[id].title)),
      ...(id === 'props'
        ? belowProps.map((below) => heading(below.id, translate(below.key), 3))
        : []),
    ]),
  ];
}

/** How slots are used, before their list. */
function renderAbove(
  entry: ApiEntry,
  table: ApiTable,
  { translate, resolveLink }: EntryContext,
): string {
  if (entry.kind !== 'component' || table.id !== 'slots') return '';
  const takesProps = entry.props.some(({ name }) => name === 'slotProps');
  return renderNote(translate(takesProps ? 'apiSlotsText' : 'apiSlotsOnlyText'), resolveLink);
}

async function renderBelow(
  entry: ApiEntry,
  table: ApiTable,
  context: EntryContext,
): Promise<string> {
  if (entry.kind === 'component' && table.id === 'props') return renderBelowProps(entry, context);
  if (table.id !== 'classes' || !table.rows.some(({ isState }) => isState)) return '';
  return renderNote(stateNote(entry.name, table.rows, context.translate), context.resolveLink);
}

/** How classes of a state are used, with an example where the root has one. */
function stateNote(name: string, rows: readonly ApiClass[], translate: ServerTranslate): string {
  const root = rows.find(({ key }) => key === 'root');
  const state = rows.find(({ isState, description }) => isState && /\broot\b/i.test(description));
  if (!root || !state) return translate('apiStateNote', { name });
  const example = `\`${root.className}${state.className}\``;
  return translate('apiStateExample', { name, example });
}

function renderNote(text: string, resolveLink: ResolveLink): string {
  return `<div class="api-aside"><p>${renderInline(text, resolveLink)}</p></div>`;
}
