import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

const handlers: Handlers = {
  // Readers of feeds have no styles of ours: a callout is a quotation there, and tabs stand one below the other.
  containerDirective: (state, node: ContainerDirective) => ({
    type: 'element',
    tagName: node.name === 'code-tabs' ? 'div' : 'blockquote',
    properties: {},
    children: state.all(node),
  }),
};

/** A post as plain HTML for readers of feeds: without scripts, buttons or classes, with absolute links. `url` is that of the post. */
export function feedHtml(tree: Root, url: string): string {
  const hast = toHast(tree, { handlers, allowDangerousHtml: true }) as HastRoot;
  visit(hast, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = new URL(address, url).href;
    }
    delete properties['className'];
  });
  return toHtml(hast, { allowDangerousHtml: true }).trim();
}
