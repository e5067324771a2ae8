import { render } from '@testing-library/react';
import { useContentReload } from '@/site/useContentReload';
import { router } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const sources: FakeEventSource[] = [];

class FakeEventSource {
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    sources.push(this);
  }

  close() {
    this.closed = true;
  }
}

function Page() {
  useContentReload();
  return null;
}

function show(mode: 'development' | 'production', address?: string) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: mode,
    NEXT_PUBLIC_CONTENT_EVENTS: address,
  });
  return render(<Page />);
}

beforeEach(() => {
  sources.length = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

afterEach(() => Reflect.deleteProperty(globalThis, 'EventSource'));

describe('useContentReload', () => {
  it('shows the page anew when its content has changed, where the reader is', () => {
    router.asPath = '/joy-ui/#a';
    show('development', 'http://localhost:1/events');
    expect(sources.map(({ address }) => address)).toEqual(['http://localhost:1/events']);
    sources[0]?.onmessage?.({ data: String(Date.now() + 1000) });
    expect(router.replace.mock.calls).toEqual([['/joy-ui/#a', undefined, { scroll: false }]]);
  });

  it('shows a change once, and none that is older than the page', () => {
    const { rerender } = show('development', 'http://localhost:1/events');
    const say = (time: number) => sources.at(-1)?.onmessage?.({ data: String(time) });
    say(0);
    say(performance.timeOrigin);
    expect(router.replace).not.toHaveBeenCalled();
    const later = Date.now() + 1000;
    say(later);
    rerender(<Page />);
    say(later);
    expect(router.replace).toHaveBeenCalledTimes(1);
  });

  it('stops listening when its owner goes', () => {
    const { unmount } = show('development', 'http://localhost:1/events');
    expect(sources[0]?.closed).toBe(false);
    unmount();
    expect(sources[0]?.closed).toBe(true);
  });

  it('does nothing in production, nor without an address', () => {
    show('production', 'http://localhost:1/events');
    show('development');
    expect(sources).toEqual([]);
  });
});
