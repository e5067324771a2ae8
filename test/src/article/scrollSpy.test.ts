import { activeHeading } from '@/article/scrollSpy';

const HEADINGS = [
  { id: 'a', top: 300 },
  { id: 'b', top: 900 },
  { id: 'c', top: 2000 },
];

/** In a window 800 px high, whose upper eighth ends 100 px below its top. */
const activeAt = (scrollTop: number, end = false) =>
  activeHeading(HEADINGS, { scrollTop, height: 800, end, landing: 40 });

describe('activeHeading', () => {
  it('is none while the page is scrolled less than 200 px', () => {
    expect(activeAt(0)).toBeNull();
    expect(activeAt(199)).toBeNull();
    expect(activeAt(199, true)).toBeNull();
  });

  it('is none before the first heading', () => {
    expect(activeAt(200)).toBeNull();
  });

  it('becomes a heading when it crosses the upper eighth of the window', () => {
    expect(activeAt(201)).toBe('a');
    expect(activeAt(800)).toBe('a');
    expect(activeAt(801)).toBe('b');
  });

  it('becomes a heading that the page has gone to, where the window is low', () => {
    const at = (scrollTop: number) =>
      activeHeading(HEADINGS, { scrollTop, height: 600, end: false, landing: 141 });
    expect(at(900 - 141)).toBe('b');
    expect(at(900 - 143)).toBe('a');
  });

  it('stays the last heading that has passed', () => {
    expect(activeAt(1500)).toBe('b');
    expect(activeAt(9000)).toBe('c');
  });

  it('is the last heading at the end of the page, which may be too short to reach it', () => {
    expect(activeAt(1000, true)).toBe('c');
  });

  it('is none on a page without headings', () => {
    expect(activeHeading([], { scrollTop: 500, height: 800, end: false, landing: 0 })).toBeNull();
    expect(activeHeading([], { scrollTop: 500, height: 800, end: true, landing: 0 })).toBeNull();
  });
});
