import { headingId } from '@/article/headingId';

const idOf = (text: string) => headingId(text, new Set());

describe('headingId', () => {
  it.each([
    ['Sizes', 'sizes'],
    ['Basic button', 'basic-button'],
    ['The sx prop', 'the-sx-prop'],
    ['What’s new in v5.15?', 'what-s-new-in-v5-15'],
    ['  Spaces  and\ttabs ', 'spaces-and-tabs'],
    ['useButton()', 'usebutton'],
    ['<Button />', 'button'],
    ['--- A & B ---', 'a-b'],
    ['Größe', 'größe'],
    ['按钮', '按钮'],
    ['3 steps', '3-steps'],
  ])('makes of "%s" the id %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it('gives a heading without letters an id all the same', () => {
    expect(idOf('???')).toBe('section');
    expect(idOf('')).toBe('section');
  });

  it('counts headings of the same text', () => {
    const taken = new Set<string>();
    const ids = ['Props', 'props!', 'PROPS'].map((text) => headingId(text, taken));
    expect(ids).toEqual(['props', 'props-1', 'props-2']);
  });

  it('never gives an id twice, even to a heading that is named like a counted one', () => {
    const taken = new Set<string>();
    const ids = ['A', 'A', 'A 1', 'A-1', 'A'].map((text) => headingId(text, taken));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps clear of the ids it is told of, and adds its own to them', () => {
    const taken = new Set(['contents']);
    expect(headingId('Contents', taken)).toBe('contents-1');
    expect([...taken]).toEqual(['contents', 'contents-1']);
  });
});
