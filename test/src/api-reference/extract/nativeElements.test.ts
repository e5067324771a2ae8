import { elementHref, elementOfInterface } from '@/api-reference/extract/nativeElements';

describe('elementOfInterface', () => {
  it.each([
    ['HTMLButtonElement', 'button'],
    ['HTMLUListElement', 'ul'],
    ['HTMLTableCellElement', 'td'],
    ['SVGSVGElement', 'svg'],
    ['HTMLElement', null],
    ['Element', null],
  ])('of %s is %s', (name, element) => {
    expect(elementOfInterface(name)).toBe(element);
  });
});

describe('elementHref', () => {
  it.each([
    ['button', /HTML\/Reference\/Elements\/button$/],
    ['h2', /Elements\/Heading_Elements$/],
    ['svg', /SVG\/Reference\/Element\/svg$/],
    [null, /Global_attributes$/],
  ])('of %s is its page on MDN', (element, address) => {
    expect(elementHref(element)).toMatch(address);
  });
});
