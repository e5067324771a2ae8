import { fireEvent, render } from '@testing-library/react';
import { useAnchorLanding } from '@/site/useAnchorLanding';
import { router } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const observers: { resize: () => void; watching: boolean }[] = [];

class FakeResizeObserver {
  private readonly state: { resize: () => void; watching: boolean };

  constructor(resize: () => void) {
    this.state = { resize, watching: false };
    observers.push(this.state);
  }

  observe() {
    this.state.watching = true;
  }

  disconnect() {
    this.state.watching = false;
  }
}

function Page() {
  useAnchorLanding();
  return <h2 id="größe">Größe</h2>;
}

const scrollIntoView = jest.fn();
const watching = () => observers.filter((observer) => observer.watching);

/** The page grows, as when a demo has loaded. */
const grow = () => watching().forEach(({ resize }) => resize());

function open(hash: string) {
  window.history.replaceState(null, '', `/p/${hash}`);
  router.asPath = `/p/${hash}`;
  return render(<Page />);
}

beforeEach(() => {
  jest.useFakeTimers();
  observers.length = 0;
  scrollIntoView.mockClear();
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  Object.assign(Element.prototype, { scrollIntoView });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('useAnchorLanding', () => {
  it.each(['#größe', '#gr%C3%B6%C3%9Fe'])('keeps the target of %s in place', (hash) => {
    open(hash);
    grow();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    grow();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it.each(['', '#none'])('has nothing to do at "%s"', (hash) => {
    open(hash);
    expect(watching()).toEqual([]);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'lets go when the reader does something: %s',
    (type) => {
      open('#größe');
      fireEvent(window, new Event(type));
      grow();
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );

  it('lets go after some seconds', () => {
    open('#größe');
    jest.advanceTimersByTime(10000);
    expect(watching()).toEqual([]);
  });

  it('leaves nothing behind', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const { unmount } = open('#größe');
    const actions = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    const listenersOf = ({ mock: { calls } }: typeof added | typeof removed) =>
      calls.filter(([type]) => actions.includes(type)).map(([type, listener]) => [type, listener]);
    unmount();
    expect(listenersOf(added)).toHaveLength(actions.length);
    expect(listenersOf(removed)).toEqual(listenersOf(added));
    expect(watching()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('works in browsers that cannot tell', () => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    expect(() => open('#größe')).not.toThrow();
  });
});
