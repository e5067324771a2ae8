import { createChaseDetector, lacksRoom, reportHeight } from '@/demo/sandbox/frameHeight';

interface Box {
  top?: number;
  bottom?: number;
  width?: number;
  scrollHeight?: number;
  clientHeight?: number;
  overflowY?: string;
}

function elementWith(box: Box): HTMLElement {
  const { top = 0, bottom = 50, width = 10, scrollHeight = 0, clientHeight = 0 } = box;
  const element = document.createElement('div');
  element.style.overflowY = box.overflowY ?? 'visible';
  element.getBoundingClientRect = () => ({ top, bottom, width, height: bottom - top }) as DOMRect;
  Object.defineProperties(element, {
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: clientHeight },
  });
  return element;
}

describe('lacksRoom', () => {
  it.each<[string, Box, boolean]>([
    ['fits', {}, false],
    ['stands out below', { bottom: 101 }, true],
    ['stands out above', { top: -1 }, true],
    ['has no size', { bottom: 900, width: 0 }, false],
    ['is squeezed', { scrollHeight: 90, clientHeight: 40, overflowY: 'auto' }, true],
    ['cuts what is too long', { scrollHeight: 90, clientHeight: 40, overflowY: 'hidden' }, false],
  ])('for a popup that %s', (_case, box, expected) => {
    expect(lacksRoom([elementWith({}), elementWith(box)], 100)).toBe(expected);
  });
});

describe('createChaseDetector', () => {
  it('tells content that always grows by what the document has grown', () => {
    const isChasing = createChaseDetector();
    const answers = [100, 124, 148, 172, 196].map((frame) => isChasing(frame + 24, frame));
    expect(answers).toEqual([false, false, false, true, true]);
  });

  it('lets content grow by itself as often as it likes', () => {
    const isChasing = createChaseDetector();
    for (let height = 100; height < 1000; height += 10) {
      expect(isChasing(height, 100 + (height % 20))).toBe(false);
    }
  });
});

describe('reportHeight', () => {
  let changeSize = () => {};

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '';
    Object.assign(globalThis, {
      ResizeObserver: class {
        constructor(callback: () => void) {
          changeSize = callback;
        }
        observe() {}
        disconnect() {
          changeSize = () => {};
        }
      },
    });
    window.innerHeight = 100;
  });
  afterEach(() => jest.useRealTimers());

  function demoOf(height: number): HTMLElement {
    const demo = elementWith({ bottom: height });
    demo.append('content');
    document.body.append(demo);
    return demo;
  }

  it('reports each height once, and none of an empty element', () => {
    const report = jest.fn();
    const demo = demoOf(55.2);
    const { update, stop } = reportHeight(demo, report);
    changeSize();
    update();
    expect(report.mock.calls).toEqual([[56]]);
    demo.replaceChildren();
    demo.getBoundingClientRect = () => ({ height: 0 }) as DOMRect;
    changeSize();
    expect(report).toHaveBeenCalledTimes(1);
    stop();
  });

  it('makes room while a popup lacks it', async () => {
    const report = jest.fn();
    const { stop } = reportHeight(demoOf(50), report);
    changeSize();
    const popup = elementWith({ bottom: 180 });
    document.body.append(popup);
    await jest.advanceTimersByTimeAsync(200);
    expect(report).toHaveBeenLastCalledWith(396);
    popup.remove();
    await jest.advanceTimersByTimeAsync(200);
    expect(report).toHaveBeenLastCalledWith(50);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
