import { act, render } from '@testing-library/react';
import { useServiceWorker } from '@/offline/useServiceWorker';

const start = jest.fn(() => Promise.resolve());
jest.mock('@/offline/startServiceWorker', () => ({ startServiceWorker: () => start() }));
jest.mock('@/ui/whenIdle', () => ({ whenIdle: () => Promise.resolve() }));

interface Situation {
  mode?: 'production' | 'development';
  host?: string | null;
  supported?: boolean;
}

function Page() {
  useServiceWorker();
  return null;
}

/** Shows two pages in this situation; resolves to how often the worker was started. */
async function starts({ mode = 'production', host = 'localhost', supported = true }: Situation) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  document.head.innerHTML = host === null ? '' : `<meta name="production-host" content="${host}">`;
  if (supported) {
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  }
  start.mockClear();
  const { rerender } = render(<Page key="a" />);
  rerender(<Page key="b" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return start.mock.calls.length;
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('useServiceWorker', () => {
  it.each<[string, Situation]>([
    ['while developing', { mode: 'development' }],
    ['on another host', { host: 'docs.example' }],
    ['on a host whose name only contains it', { host: 'host' }],
    ['where no host is configured', { host: null }],
    ['where browsers have no workers', { supported: false }],
  ])('does not start it %s', async (_name, situation) => {
    expect(await starts(situation)).toBe(0);
  });

  // Last: what is started stays so.
  it('starts the worker once on the production host', async () => {
    expect(await starts({})).toBe(1);
  });
});
