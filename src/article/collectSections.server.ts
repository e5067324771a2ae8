import type { Heading, Root, RootContent } from 'mdast';
import type { ArticleHeading, ArticleSection } from './types';

/** The prose of a text without markup, cut at its headings: the first section is the introduction. */
export function collectSections(
  tree: Root,
  headings: ReadonlyMap<Heading, ArticleHeading>,
): ArticleSection[] {
  const sections: ArticleSection[] = [{ id: '', heading: '', text: '' }];
  for (const node of tree.children) {
    const heading = node.type === 'heading' ? headings.get(node) : undefined;
    if (heading) {
      sections.push({ id: heading.id, heading: heading.text, text: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.text = `${last.text} ${plainText(node)}`.trim();
    }
  }
  return sections;
}

function plainText(node: RootContent): string {
  const silent = ['yaml', 'code', 'html', 'leafDirective', 'definition'];
  if (silent.includes(node.type)) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  // The pieces of a sentence follow each other without a blank; paragraphs, items and cells do not.
  const isSentence = ['paragraph', 'heading', 'strong', 'emphasis', 'link', 'delete'].includes(
    node.type,
  );
  const pieces = node.children.map((child) => plainText(child as RootContent));
  return pieces
    .join(isSentence ? '' : ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
