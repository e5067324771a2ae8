import { nextMenuItem } from '@/ui/menuKeys';

describe('nextMenuItem', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('leads with %s from %i of three to %i', (key, index, next) => {
    expect(nextMenuItem(key, index, 3)).toBe(next);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Tab', 'a'])('leaves %s alone', (key) => {
    expect(nextMenuItem(key, 0, 3)).toBeNull();
  });

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('leads nowhere with %s without items', (key) => {
    expect(nextMenuItem(key, -1, 0)).toBeNull();
  });
});
