import { keepRoomBelow } from '@/site/keepRoomBelow';

let resize = () => undefined as void;
const disconnect = jest.fn();

function addElement(height: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { get: () => height, configurable: true });
  return element;
}

const setHeight = (element: HTMLElement, height: number) =>
  Object.defineProperty(element, 'offsetHeight', { get: () => height, configurable: true });

const rooms = () => [
  document.documentElement.style.getPropertyValue('--foot-height'),
  document.documentElement.style.scrollPaddingBottom,
  document.body.style.paddingBottom,
];

beforeEach(() => {
  disconnect.mockClear();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = disconnect;
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

describe('keepRoomBelow', () => {
  it('keeps as much room as the element is high, also when that changes', () => {
    const element = addElement(90);
    const stop = keepRoomBelow(element);
    expect(rooms()).toEqual(['90px', '106px', '90px']);
    setHeight(element, 180);
    resize();
    expect(rooms()).toEqual(['180px', '196px', '180px']);
    stop();
  });

  it('gives the room back', () => {
    keepRoomBelow(addElement(90))();
    expect(rooms()).toEqual(['', '', '']);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('measures once where nothing tells of sizes', () => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    const stop = keepRoomBelow(addElement(90));
    expect(rooms()[2]).toBe('90px');
    stop();
    expect(rooms()[2]).toBe('');
  });
});
