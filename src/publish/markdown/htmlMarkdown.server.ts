import type { BlockContent, Heading, PhrasingContent, RootContent } from 'mdast';
import type { ServerTranslate } from '@/i18n/translator.server';
import { apiRows } from './apiRows.server';
import {
  attribute,
  codeIn,
  elements,
  find,
  findAll,
  hasClass,
  parseHtml,
  phrasing,
  type HtmlElement,
} from './htmlNodes.server';
import { code, heading, link, list, paragraph, strong, table } from './nodes';

/** Controls and ways to other pages, which a text has no use for. */
const LEFT_OUT = ['button', 'form', 'nav', 'noscript', 'script', 'style', 'svg'];
const LEFT_OUT_CLASSES = ['api-filter', 'api-displays', 'api-or'];

const COLON: PhrasingContent = { type: 'text', value: ': ' };
const DOT: PhrasingContent = { type: 'text', value: ' · ' };

/**
 * HTML of this site as Markdown. Lists of the API reference are tables, folded types and groups are open, and what can be pressed
 * is left out, as is every element with `data-markdown="omit"`.
 */
export function htmlMarkdown(html: string, translate: ServerTranslate): RootContent[] {
  return parseHtml(html).flatMap((element) => blocksOf(element, translate));
}

/** The main part of a document as Markdown. */
export function mainMarkdown(document: string, translate: ServerTranslate): RootContent[] {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(document) ?? [];
  return headingFirst(htmlMarkdown(main, translate));
}

function blocksOf(element: HtmlElement, translate: ServerTranslate): RootContent[] {
  const { tagName, childNodes } = element;
  if (isLeftOut(element)) return [];
  if (/^h[1-6]$/.test(tagName))
    return [heading(Number(tagName[1]) as Heading['depth'], ...phrasing(childNodes))];
  if (hasClass(element, 'api-package')) return [packageLine(element)];
  if (hasClass(element, 'api-description')) return descriptionOf(element);
  if (hasClass(element, 'api-rows')) return apiRows(element, translate);
  if (hasClass(element, 'code'))
    return [code(codeIn(element), attribute(element, 'data-language') ?? 'bash')];
  if (hasClass(element, 'callout')) return [calloutOf(element, translate)];
  if (tagName === 'summary') return [paragraph(strong(...phrasing(childNodes).map(countOf)))];
  if (tagName === 'table') return [tableOf(element)];
  // A list of cards, each with a heading, is a row of sections.
  const isList = (tagName === 'ul' || tagName === 'ol') && headingsIn(element).length === 0;
  if (isList) return [list(elements(childNodes).map((item) => [paragraph(...itemOf(item))]))];
  const isText = ['p', 'a', 'span'].includes(tagName);
  if (isText) return [paragraph(...(tagName === 'a' ? phrasing([element]) : line(childNodes)))];
  const blocks = elements(childNodes).flatMap((child) => blocksOf(child, translate));
  return tagName === 'article' ? headingFirst(blocks) : blocks;
}

/** What stands above a heading by its looks alone, such as the tags of a post, belongs below it. */
function headingFirst(blocks: readonly RootContent[]): RootContent[] {
  const title = blocks.find(({ type }) => type === 'heading');
  return title ? [title, ...blocks.filter((block) => block !== title)] : [...blocks];
}

/** An item of a list. A card is a link around all that it says: here its title leads on, and the rest follows. */
function itemOf({ childNodes }: HtmlElement): PhrasingContent[] {
  const [card, ...others] = elements(childNodes);
  const title = card && find(card.childNodes, ({ tagName }) => tagName === 'b');
  const url = card && attribute(card, 'href');
  if (!title || url === undefined || others.length > 0) return phrasing(childNodes);
  const rest = lineOf(partsIn(card).filter((part) => part !== title));
  return [link(url, ...phrasing(title.childNodes)), ...(rest.length > 0 ? [COLON, ...rest] : [])];
}

/** The parts of a card that have a text of their own. */
function partsIn({ childNodes }: HtmlElement): HtmlElement[] {
  return elements(childNodes)
    .filter((child) => !isLeftOut(child))
    .flatMap((child) => {
      const isGroup = child.childNodes.every((node) => 'tagName' in node);
      return isGroup ? partsIn(child) : [child];
    });
}

/** Facts in a row, parted by nothing but their styles, are parted by dots. */
function line(nodes: HtmlElement['childNodes']): PhrasingContent[] {
  const parts = elements(nodes);
  const isRow = parts.length > 1 && parts.length === nodes.length;
  return isRow ? lineOf(parts.filter((part) => !isLeftOut(part))) : phrasing(nodes);
}

function lineOf(parts: readonly HtmlElement[]): PhrasingContent[] {
  return parts.flatMap((part, index) => [...(index > 0 ? [DOT] : []), ...phrasing([part])]);
}

/** How many there are of something, at the end of its name. */
function countOf(node: PhrasingContent): PhrasingContent {
  if (node.type !== 'text' || !/^\d+$/.test(node.value)) return node;
  return { type: 'text', value: `(${node.value})` };
}

/** What a callout is, its style says in the page. */
function calloutOf(element: HtmlElement, translate: ServerTranslate): RootContent {
  const label = attribute(element, 'aria-label') ?? '';
  const text = elements(element.childNodes).flatMap((child) => blocksOf(child, translate));
  return { type: 'blockquote', children: [paragraph(strong(label)), ...(text as BlockContent[])] };
}

function headingsIn({ childNodes }: HtmlElement): HtmlElement[] {
  return findAll(childNodes, ({ tagName }) => /^h[1-6]$/.test(tagName));
}

function isLeftOut(element: HtmlElement): boolean {
  return (
    LEFT_OUT.includes(element.tagName) ||
    LEFT_OUT_CLASSES.some((name) => hasClass(element, name)) ||
    attribute(element, 'role') === 'status' ||
    attribute(element, 'data-markdown') === 'omit'
  );
}

function tableOf({ childNodes }: HtmlElement): RootContent {
  const rows = findAll(childNodes, ({ tagName }) => tagName === 'tr');
  return table(
    rows.map((row) => elements(row.childNodes).map((cell) => phrasing(cell.childNodes))),
  );
}

/** A description of one paragraph has no element around its text. */
function descriptionOf({ childNodes }: HtmlElement): RootContent[] {
  const paragraphs = elements(childNodes).filter(({ tagName }) => tagName === 'p');
  const texts = paragraphs.length > 0 ? paragraphs.map((p) => p.childNodes) : [childNodes];
  return texts.map((nodes) => paragraph(...phrasing(nodes)));
}

/** Where the reference was read, and the plan. The hash is for those who compare it in the page. */
function packageLine({ childNodes }: HtmlElement): RootContent {
  return paragraph(...phrasing(elements(childNodes).slice(0, 1)));
}
