import { codeSelection } from '@/demo/codeSelection';

document.body.innerHTML =
  '<pre><code><b>const</b> a = <i>1</i>;\n<b>return</b> a;</code></pre><p>Other</p>';
const code = document.querySelector('code') as HTMLElement;
const textOf = (selector: string) => document.querySelector(selector)?.firstChild as Text;

const select = (anchor: [Node, number], head: [Node, number]) =>
  window.getSelection()?.setBaseAndExtent(...anchor, ...head);

describe('codeSelection', () => {
  it('is nothing while nothing is selected', () => {
    window.getSelection()?.removeAllRanges();
    expect(codeSelection(code)).toBeNull();
  });

  it('counts the characters before its ends, over lines and colors', () => {
    select([textOf('b'), 2], [textOf('b:nth-of-type(2)'), 6]);
    expect(codeSelection(code)).toEqual({ anchor: 2, head: 19 });
    expect(code.textContent?.slice(2, 19)).toBe('nst a = 1;\nreturn');
  });

  it('knows which end came first', () => {
    select([textOf('i'), 1], [textOf('b'), 0]);
    expect(codeSelection(code)).toEqual({ anchor: 11, head: 0 });
  });

  it('is a place where the last press set the caret', () => {
    select([textOf('i'), 0], [textOf('i'), 0]);
    expect(codeSelection(code)).toEqual({ anchor: 10, head: 10 });
  });

  it('counts up to a place between elements', () => {
    select([code, 1], [code, 4]);
    expect(codeSelection(code)).toEqual({ anchor: 5, head: 13 });
  });

  it('is nothing when one of its ends is elsewhere', () => {
    select([textOf('p'), 0], [textOf('i'), 0]);
    expect(codeSelection(code)).toBeNull();
    select([textOf('i'), 0], [textOf('p'), 2]);
    expect(codeSelection(code)).toBeNull();
  });
});
