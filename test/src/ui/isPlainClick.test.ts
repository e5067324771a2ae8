import { isPlainClick } from '@/ui/isPlainClick';

describe('isPlainClick', () => {
  it('takes a press of the main button for an ordinary click', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { button: 2 },
  ])('leaves a click with %j to the browser', (init) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
  });
});
