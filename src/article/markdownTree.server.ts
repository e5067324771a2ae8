import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import 'mdast-util-directive';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses Markdown with front matter, GFM and directives. A colon in a sentence (`a:hover`) stays what it is: text. */
export function parseMarkdown(source: string): Root {
  const tree = parser.parse(source);
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!parent || index === undefined || !node.position) return;
    const { start, end } = node.position;
    parent.children[index] = { type: 'text', value: source.slice(start.offset, end.offset) };
    return [SKIP, index + 1];
  });
  return tree;
}
