import { parse } from 'parse5';
import { attribute, find, textOf } from './htmlNodes.server';

/** What a document says of itself: its title without the name of the product at its end, and its description. */
export function documentHead(document: string): { title: string; description: string } {
  const { childNodes } = parse(document.replace(/<\/head>.*$/s, '</head>'));
  const title = textOf(find(childNodes, ({ tagName }) => tagName === 'title')?.childNodes ?? []);
  const meta = find(childNodes, (element) => attribute(element, 'name') === 'description');
  return {
    title: title.replace(/ - [^-]*$/, ''),
    description: (meta && attribute(meta, 'content')) ?? '',
  };
}
