import type { PhrasingContent, RootContent } from 'mdast';
import type { ServerTranslate } from '@/i18n/translator.server';
import {
  attribute,
  codeIn,
  elements,
  find,
  findAll,
  hasClass,
  phrasing,
  textOf,
  type HtmlElement,
} from './htmlNodes.server';
import { code, table } from './nodes';

/** The rows of a list of the API reference as a table, and the declarations that their types name as code beneath it. */
export function apiRows(rows: HtmlElement, translate: ServerTranslate): RootContent[] {
  const items = findAll(rows.childNodes, (child) => hasClass(child, 'api-item'));
  const columns = find(rows.childNodes, (child) => hasClass(child, 'api-columns'));
  const heads = columns
    ? elements(columns.childNodes).map(({ childNodes }) => textOf(childNodes))
    : // The rows of an index: what it is comes before how it is imported.
      (['apiName', 'apiDescription', 'apiImport'] as const).map((key) => translate(key));
  const head = heads.map((text): PhrasingContent[] => [{ type: 'text', value: text }]);
  const definitions = [...new Set(items.flatMap(definitionsIn))];
  return [
    table([head, ...items.map((item) => elements(item.childNodes).map(cellOf))]),
    ...(definitions.length > 0 ? [code(definitions.join('\n\n'), 'ts')] : []),
  ];
}

function cellOf(cell: HtmlElement): PhrasingContent[] {
  if (hasClass(cell, 'api-name')) return nameOf(cell);
  if (hasClass(cell, 'api-text')) return phrasing(cell.childNodes);
  const full = folds(cell).find((fold) => !isDefinition(fold));
  if (full) return [{ type: 'inlineCode', value: inOneLine(codeIn(full)) }];
  return phrasing(elements(cell.childNodes).filter((child) => !hasClass(child, 'api-label')));
}

/** A union of many lines has a bar before its first member, too. */
function inOneLine(type: string): string {
  return type.replace(/\s+/g, ' ').replace(/^\| /, '');
}

/** A name with its marks. That something is optional is the rule, and goes without saying. */
function nameOf({ childNodes }: HtmlElement): PhrasingContent[] {
  const parts = elements(childNodes);
  const optional = parts.some((part) => hasClass(part, 'api-optional'));
  const marks = parts.filter(
    (part) => hasClass(part, 'api-mark') && !(optional && hasClass(part, 'api-need')),
  );
  return [
    ...nameCode(parts[0]),
    ...marks.flatMap((mark): PhrasingContent[] => [
      { type: 'text', value: ' ' },
      { type: 'emphasis', children: [{ type: 'text', value: textOf(mark.childNodes) }] },
    ]),
  ];
}

/** In an index the name is a link, in code. Markdown has code in a link. */
function nameCode(name: HtmlElement | undefined): PhrasingContent[] {
  if (!name) return [];
  const link = find(name.childNodes, ({ tagName }) => tagName === 'a');
  const value: PhrasingContent = { type: 'inlineCode', value: textOf(name.childNodes) };
  const url = link && attribute(link, 'href');
  return url === undefined ? [value] : [{ type: 'link', url, children: [value] }];
}

function folds(element: HtmlElement): HtmlElement[] {
  return findAll(element.childNodes, (child) => hasClass(child, 'api-more'));
}

/** The declaration of a type that another one names, not the whole of a type that is cut. */
function isDefinition(fold: HtmlElement): boolean {
  const summary = find(fold.childNodes, ({ tagName }) => tagName === 'summary');
  return elements(summary?.childNodes ?? []).some(({ tagName }) => tagName === 'code');
}

function definitionsIn(item: HtmlElement): string[] {
  return folds(item).filter(isDefinition).map(codeIn);
}
