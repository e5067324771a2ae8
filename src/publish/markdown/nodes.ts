import type { BlockContent, Heading, List, Paragraph, PhrasingContent, Table } from 'mdast';

type Inline = string | PhrasingContent;

/** Builders of Markdown nodes. A string stands for its text. */
export function heading(depth: Heading['depth'], ...children: Inline[]): Heading {
  return { type: 'heading', depth, children: children.map(inline) };
}

export function paragraph(...children: Inline[]): Paragraph {
  return { type: 'paragraph', children: children.map(inline) };
}

export function link(url: string, ...children: Inline[]): PhrasingContent {
  return { type: 'link', url, children: children.map(inline) };
}

export function strong(...children: Inline[]): PhrasingContent {
  return { type: 'strong', children: children.map(inline) };
}

export function code(value: string, lang: string, meta: string | null = null): BlockContent {
  return { type: 'code', lang, meta, value };
}

export function list(items: readonly (readonly BlockContent[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [...children],
    })),
  };
}

/** A table of rows of cells; the first row is its head. */
export function table(rows: readonly (readonly PhrasingContent[][])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

function inline(child: Inline): PhrasingContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}
