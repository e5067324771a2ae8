const MDN = 'https://developer.mozilla.org/en-US/docs/Web';

/** Elements to name for an interface of the DOM that several elements share, or that is named otherwise. */
const ELEMENT_OF_INTERFACE: Record<string, string> = {
  HTMLAnchorElement: 'a',
  HTMLHeadingElement: 'h1',
  HTMLHRElement: 'hr',
  HTMLImageElement: 'img',
  HTMLLIElement: 'li',
  HTMLOListElement: 'ol',
  HTMLParagraphElement: 'p',
  HTMLTableCellElement: 'td',
  HTMLTableRowElement: 'tr',
  HTMLTableSectionElement: 'tbody',
  HTMLUListElement: 'ul',
  SVGSVGElement: 'svg',
};

/** The element behind an interface of the DOM: `HTMLButtonElement` is `button`; null for `HTMLElement` and `Element`. */
export function elementOfInterface(name: string): string | null {
  const known = ELEMENT_OF_INTERFACE[name];
  if (known) return known;
  return /^HTML(\w+)Element$/.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** The page of an element's attributes on MDN; of any element when it has no name. */
export function elementHref(element: string | null): string {
  if (element === null) return `${MDN}/HTML/Reference/Global_attributes`;
  if (element === 'svg') return `${MDN}/SVG/Reference/Element/svg`;
  const name = /^h[1-6]$/.test(element) ? 'Heading_Elements' : element;
  return `${MDN}/HTML/Reference/Elements/${name}`;
}
