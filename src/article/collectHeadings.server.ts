import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingId } from './headingId';
import type { ArticleHeading } from './types';

/** Ids of the frame around every article: no heading may take them. */
const RESERVED_IDS = ['main-content', 'main-heading', 'side-nav', 'contents'];

/** The headings of level 2 and 3 and their ids, in the order of the page. Deeper ones have none. */
export function collectHeadings(tree: Root): Map<Heading, ArticleHeading> {
  const taken = new Set(RESERVED_IDS);
  const headings = new Map<Heading, ArticleHeading>();
  visit(tree, 'heading', (node) => {
    if (node.depth !== 2 && node.depth !== 3) return;
    const text = toString(node);
    headings.set(node, { id: headingId(text, taken), text, level: node.depth });
  });
  return headings;
}
