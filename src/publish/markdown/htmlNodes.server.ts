import type { PhrasingContent } from 'mdast';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';

export type HtmlElement = DefaultTreeAdapterMap['element'];
type HtmlNode = DefaultTreeAdapterMap['childNode'];

const LINE_BREAK: PhrasingContent = { type: 'html', value: '<br>' };

/** Elements that stand on lines of their own. */
const BLOCKS = ['p', 'ul', 'li', 'div'];

/** The elements at the top of a piece of HTML. */
export function parseHtml(html: string): HtmlElement[] {
  return elements(parseFragment(html).childNodes);
}

/** The elements among nodes. */
export function elements(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node): node is HtmlElement => 'tagName' in node);
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The first element in a tree that a test finds. */
export function find(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  return findAll(nodes, test)[0];
}

/** Every element in a tree that a test finds, in the order of the document. What stands in such an element is not looked at. */
export function findAll(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return elements(nodes).flatMap((element) =>
    test(element) ? [element] : findAll(element.childNodes, test),
  );
}

/** The text of nodes without any markup. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'childNodes' in node ? textOf(node.childNodes) : '';
    })
    .join('');
}

/** The code of a code block. */
export function codeIn(element: HtmlElement): string {
  const pre = find(element.childNodes, ({ tagName }) => tagName === 'pre');
  return textOf(pre?.childNodes ?? []).trimEnd();
}

/** Prose as Markdown in one line: paragraphs and items are parted by `<br>`, buttons left out, links to headings unwrapped. */
export function phrasing(nodes: readonly HtmlNode[]): PhrasingContent[] {
  return trimBreaks(nodes.flatMap(phrasingOf));
}

function phrasingOf(node: HtmlNode): PhrasingContent[] {
  if ('value' in node) return [{ type: 'text', value: node.value }];
  if (!('tagName' in node) || ['button', 'details'].includes(node.tagName)) return [];
  if (node.tagName === 'br') return [LINE_BREAK];
  // Keys are written as code.
  if (['code', 'kbd'].includes(node.tagName))
    return [{ type: 'inlineCode', value: textOf(node.childNodes) }];
  const children = parted(node.childNodes).flatMap(phrasingOf);
  if (BLOCKS.includes(node.tagName)) return blockOf(node, children);
  if (['strong', 'b'].includes(node.tagName)) return [{ type: 'strong', children }];
  if (node.tagName === 'em') return [{ type: 'emphasis', children }];
  const url = attribute(node, 'href');
  if (url === undefined || hasClass(node, 'anchor')) return children;
  return [{ type: 'link', url, children: children }];
}

function blockOf(node: HtmlElement, children: PhrasingContent[]): PhrasingContent[] {
  const point: PhrasingContent[] = node.tagName === 'li' ? [{ type: 'text', value: '– ' }] : [];
  return [LINE_BREAK, ...point, ...trimBreaks(children), LINE_BREAK];
}

/** Parts of a card stand apart by their styles alone: a blank does the same in a text. */
function parted(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index): HtmlNode[] => {
    const before = nodes[index - 1];
    const touch = before !== undefined && isInLine(before) && isInLine(node);
    return touch ? [{ nodeName: '#text', value: ' ' } as HtmlNode, node] : [node];
  });
}

/** An element that begins no line. */
function isInLine(node: HtmlNode): boolean {
  return 'tagName' in node && ![...BLOCKS, 'br'].includes(node.tagName);
}

/** Breaks at the ends part nothing, and one is enough between two lines. */
function trimBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const single = nodes.filter(
    (node, index) => node !== LINE_BREAK || nodes[index - 1] !== LINE_BREAK,
  );
  const start = single[0] === LINE_BREAK ? 1 : 0;
  return single.slice(start, single.at(-1) === LINE_BREAK ? -1 : undefined);
}
