import { whenIdle } from '@/ui/whenIdle';

/** Whether a promise has been kept by now. */
async function isKept(promise: Promise<void>): Promise<boolean> {
  let kept = false;
  void promise.then(() => (kept = true));
  await new Promise((resolve) => setTimeout(resolve));
  return kept;
}

const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

describe('whenIdle', () => {
  it('waits until the browser has nothing to do, but not for ever', async () => {
    setReadyState('complete');
    const requestIdleCallback = jest.fn<number, [IdleRequestCallback, IdleRequestOptions]>();
    Object.assign(window, { requestIdleCallback });
    const idle = whenIdle();
    expect(await isKept(idle)).toBe(false);
    expect(requestIdleCallback).toHaveBeenCalledTimes(1);
    expect(requestIdleCallback.mock.calls[0]?.[1].timeout).toBeGreaterThan(0);

    requestIdleCallback.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 });
    expect(await isKept(idle)).toBe(true);
  });

  it('waits for the page to load first', async () => {
    setReadyState('interactive');
    const requestIdleCallback = jest.fn((run: IdleRequestCallback) => {
      run({ didTimeout: false, timeRemaining: () => 1 });
      return 1;
    });
    Object.assign(window, { requestIdleCallback });
    const idle = whenIdle();
    expect(await isKept(idle)).toBe(false);
    expect(requestIdleCallback).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('load'));
    expect(await isKept(idle)).toBe(true);
  });

  it('waits for no more than the load in browsers that do not tell', async () => {
    setReadyState('loading');
    const idle = whenIdle();
    expect(await isKept(idle)).toBe(false);
    window.dispatchEvent(new Event('load'));
    expect(await isKept(idle)).toBe(true);
  });
});
