import { toolbarTarget } from '@/ui/toolbarKeys';

const from = (index: number, direction: 'ltr' | 'rtl' = 'ltr') => ({ direction, index, count: 4 });

describe('toolbarTarget', () => {
  it.each([
    ['ArrowRight', 'ltr', 2],
    ['ArrowLeft', 'ltr', 0],
    ['ArrowRight', 'rtl', 0],
    ['ArrowLeft', 'rtl', 2],
  ] as const)(
    'moves to the neighbor on the side of %s where text runs %s',
    (key, direction, to) => {
      expect(toolbarTarget(key, from(1, direction))).toBe(to);
    },
  );

  it.each([
    ['ArrowRight', 3, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 3],
    ['ArrowRight', 0, 'rtl', 3],
    ['ArrowLeft', 3, 'rtl', 0],
  ] as const)(
    'goes on at the other end: %s at %d where text runs %s',
    (key, index, direction, to) => {
      expect(toolbarTarget(key, from(index, direction))).toBe(to);
    },
  );

  it.each(['ltr', 'rtl'] as const)(
    'moves to the ends with Home and End where text runs %s',
    (direction) => {
      expect(toolbarTarget('Home', from(2, direction))).toBe(0);
      expect(toolbarTarget('End', from(2, direction))).toBe(3);
    },
  );

  it.each(['ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a'])(
    'knows nothing of the key "%s"',
    (key) => {
      expect(toolbarTarget(key, from(1))).toBeNull();
    },
  );

  it('has nowhere to go without controls', () => {
    for (const key of ['ArrowRight', 'Home', 'End']) {
      expect(toolbarTarget(key, { direction: 'ltr', index: 0, count: 0 })).toBeNull();
    }
  });
});
