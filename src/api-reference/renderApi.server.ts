import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute, escapeHtml, highlightCode } from '@/lib/highlightCode.server';
import { codeBlockHtml } from '@/ui/codeBlockHtml.server';
import type { ApiEntry, ApiMember, ApiTable } from './types';

const TITLES = {
  props: 'apiProps',
  slots: 'apiSlots',
  parameters: 'apiParameters',
  'return-value': 'apiReturnValue',
} as const satisfies Record<ApiTable['id'], string>;

/** A heading of an API page, for its contents list. */
export interface ApiHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The HTML of an API entry: its import, and a table per group of members. Inert, as articles are. */
export async function renderApiEntry(entry: ApiEntry, translate: ServerTranslate): Promise<string> {
  const imports = codeBlockHtml({
    html: await highlightCode(entry.imports, 'ts'),
    language: 'ts',
    copyLabel: translate('copy'),
  });
  return [
    heading({ id: entry.id, text: entry.name, level: 2 }),
    heading({ id: `${entry.id}-import`, text: translate('apiImport'), level: 3 }),
    imports,
    ...entry.tables.map((table) => renderTable(entry, table, translate)),
  ].join('');
}

/** The headings of an entry in the order of the page. */
export function apiHeadings(
  { id, name, tables }: ApiEntry,
  translate: ServerTranslate,
): ApiHeading[] {
  return [
    { id, text: name, level: 2 },
    { id: `${id}-import`, text: translate('apiImport'), level: 3 },
    ...tables.map((table) => ({
      id: `${id}-${table.id}`,
      text: translate(TITLES[table.id]),
      level: 3 as const,
    })),
  ];
}

function heading({ id, text, level }: ApiHeading): string {
  return `<h${level} id="${id}"><a class="anchor" href="#${id}">${escapeHtml(text)}</a></h${level}>`;
}

function renderTable(entry: ApiEntry, table: ApiTable, translate: ServerTranslate): string {
  const title = translate(TITLES[table.id]);
  const label = translate('apiTableOf', { table: title, name: entry.name });
  const heads = (['apiName', 'apiType', 'apiDefault', 'apiDescription'] as const).map(
    (key) => `<th>${escapeHtml(translate(key))}</th>`,
  );
  const required = escapeAttribute(translate('apiRequired'));
  const rows = table.members.map((member) =>
    renderRow(member, `${entry.id}-${table.memberId}-${member.name}`, required),
  );
  return (
    heading({ id: `${entry.id}-${table.id}`, text: title, level: 3 }) +
    `<div class="table" tabindex="0" role="group" aria-label="${escapeAttribute(label)}"><table>` +
    `<thead><tr>${heads.join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
}

function renderRow(member: ApiMember, id: string, required: string): string {
  const mark = member.required ? ` <span title="${required}">*</span>` : '';
  const cells = [
    `<code>${escapeHtml(member.name)}</code>${mark}`,
    `<code>${escapeHtml(member.type)}</code>`,
    member.defaultValue === null ? '-' : `<code>${escapeHtml(member.defaultValue)}</code>`,
    inlineCode(member.description) || '-',
  ];
  return `<tr id="${escapeAttribute(id)}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** Comments of declarations are plain text with code in backticks. */
function inlineCode(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n+/g, ' ');
}
