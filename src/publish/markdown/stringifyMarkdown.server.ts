import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified()
  // Cells are not made of one width: the blanks would be most of a wide table.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true })
  .freeze();

/** The text of Markdown nodes, as any reader of GitHub's Markdown understands it. */
export function stringifyMarkdown(children: readonly RootContent[]): string {
  const tree: Root = { type: 'root', children: [...children] };
  return printer.stringify(tree);
}
