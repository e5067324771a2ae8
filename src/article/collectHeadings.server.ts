import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingId } from './headingId';
import type { ArticleHeading } from './types';

/** Ids of the frame around every article: no heading may take them. */
const RESERVED_IDS = ['main-content', 'main-heading', 'side-nav', 'contents'];
/** Ids of the blocks of the article itself: `block-0`, `block-1`… */
const BLOCK_ID = /^block-\d+$/;

/** The headings of level 2 and 3 and their ids, in the order of the page. Deeper ones have none. */
export function collectHeadings(tree: Root): Map<Heading, ArticleHeading> {
  const taken = new Set(RESERVED_IDS);
  const headings = new Map<Heading, ArticleHeading>();
  visit(tree, 'heading', (node) => {
    if (node.depth !== 2 && node.depth !== 3) return;
    const text = toString(node);
    const id = headingId(text, taken);
    headings.set(node, {
      id: BLOCK_ID.test(id) ? headingId(`${text}-section`, taken) : id,
      text,
      level: node.depth,
    });
  });
  return headings;
}
