import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';
import { renderPlan } from './renderPlan.server';
import type { ApiClass, ApiMember, ApiParameter, ApiSlot } from './apiTypes';
import type { ApiTable } from './apiTables';
import { renderInline, renderText, type ResolveLink } from './renderInline.server';
import { renderType } from './renderType.server';

/** What every row needs to know. */
export interface RowContext {
  /** Kind of the list that it stands in. */
  table: ApiTable['id'];
  translate: ServerTranslate;
  resolveLink: ResolveLink;
}

/** What is shown of a member, a slot or a class, as HTML. */
export interface RowParts {
  name: string;
  /** Whether it must be given; null where that is no question. */
  required: boolean | null;
  /** What stands beside the name. */
  marks: string[];
  /** What stands under the columns between name and description. Empty: there is nothing to say. */
  cells: string[];
  text: string;
}

/** The row of a prop, a parameter, a part of a return value or a property. */
export async function memberRow(member: ApiMember, context: RowContext): Promise<RowParts> {
  const { translate, resolveLink, table } = context;
  const isReturned = table === 'return-value';
  const type = await renderType(member.type, translate);
  const { deprecated, differsFrom } = member;
  return {
    name: member.name,
    required: isReturned ? null : member.required,
    marks: [
      ...(member.plan ? [renderPlan(member.plan, translate)] : []),
      ...(deprecated === null ? [] : [mark('deprecated', translate('apiDeprecated'))]),
      ...(differsFrom ? [mark('note', translate('apiDiffersFrom', { owner: differsFrom }))] : []),
    ],
    cells: isReturned ? [type] : [type, code(member.defaultValue)],
    text:
      renderDeprecation(deprecated, context) +
      renderText(member.description, resolveLink) +
      renderSignature(member.signature, context),
  };
}

/** The row of a slot. */
export function slotRow(slot: ApiSlot, { resolveLink }: RowContext): RowParts {
  return {
    name: slot.name,
    required: null,
    marks: [],
    cells: [code(slot.className), code(slot.defaultValue)],
    text: renderText(slot.description, resolveLink),
  };
}

/** The row of a class. */
export function classRow(
  { className, key, description, isState }: ApiClass,
  { translate, resolveLink }: RowContext,
): RowParts {
  return {
    name: className,
    required: null,
    marks: isState ? [mark('state', translate('apiState'))] : [],
    cells: [code(key)],
    text: renderText(description, resolveLink),
  };
}

interface RowPlace {
  /** Its anchor. */
  id: string;
  /** Names of the columns after the name, the description's last; null for one that is not shown. */
  labels: readonly (string | null)[];
}

/** HTML of a row. One markup for every display: the style sheet makes a list or a table of it. */
export function renderRow(
  { id, labels }: RowPlace,
  row: RowParts,
  translate: ServerTranslate,
): string {
  const { name } = row;
  const label = (key: 'apiDetailsOf' | 'apiCopyLinkTo') =>
    escapeAttribute(translate(key, { name }));
  const cells = row.cells.map((cell, index) => {
    const column = labels[index] ?? null;
    if (column === null) return '';
    const kind = index === 0 ? 'type' : 'default';
    if (!cell) return `<div class="api-${kind}"></div>`;
    return `<div class="api-${kind}"><span class="api-label">${escapeHtml(column)}</span> ${cell}</div>`;
  });
  const text = labels.at(-1) === null ? '' : `<div class="api-text">${row.text}</div>`;
  const opens = row.text !== '' || row.cells.some(Boolean);
  return (
    `<div class="api-item" id="${escapeAttribute(id)}"><div class="api-name">` +
    `<code${needClass(row.required)}>${escapeHtml(name)}</code>` +
    (opens
      ? `<button type="button" class="api-open" aria-expanded="false" aria-label="${label('apiDetailsOf')}"></button>`
      : '') +
    [...needMark(row.required, translate), ...row.marks].map((html) => ` ${html}`).join('') +
    ` <button type="button" class="api-link" data-copy="" aria-label="${label('apiCopyLinkTo')}">` +
    `${escapeHtml(translate('apiCopyLink'))}</button></div>` +
    `${cells.join('')}${text}</div>`
  );
}

function needClass(required: boolean | null): string {
  if (required === null) return '';
  return ` class="api-${required ? 'required' : 'optional'}"`;
}

function needMark(required: boolean | null, translate: ServerTranslate): string[] {
  if (required === null) return [];
  return [mark('need', translate(required ? 'apiMandatory' : 'apiOptional'))];
}

function mark(kind: string, text: string): string {
  return `<span class="api-mark api-${kind}">${escapeHtml(text)}</span>`;
}

function code(text: string | null): string {
  return text === null || text === '' ? '' : `<code>${escapeHtml(text)}</code>`;
}

function renderDeprecation(reason: string | null, { translate, resolveLink }: RowContext): string {
  if (!reason) return '';
  const text = translate('apiDeprecatedBecause', { reason });
  return `<p class="api-reason">${renderInline(text, resolveLink)}</p>`;
}

function renderSignature(
  signature: ApiMember['signature'],
  { translate, resolveLink }: RowContext,
): string {
  if (!signature) return '';
  const list = (head: string, parameters: readonly ApiParameter[]) => {
    if (parameters.length === 0) return '';
    const items = parameters.map(({ name, type, description }) => {
      const named = [name, type].filter(Boolean).map((part) => `<code>${escapeHtml(part)}</code>`);
      const text = renderInline(description, resolveLink);
      return `<li>${named.join(' ')}${text ? ` ${text}` : ''}</li>`;
    });
    return `<p class="api-label">${escapeHtml(head)}</p><ul>${items.join('')}</ul>`;
  };
  return (
    list(translate('apiParameters'), signature.parameters) +
    list(translate('apiReturns'), signature.returns ? [signature.returns] : [])
  );
}
