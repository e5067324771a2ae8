import { reloadForUpdate } from '@/offline/reloadForUpdate';

/** A page that has been told of a new release; counts what it does. */
function page({ busy = false } = {}) {
  const actions = { isBusy: () => busy, reload: jest.fn(), loadNextPage: jest.fn() };
  return { ...actions, onReplaced: reloadForUpdate(actions) };
}

const focus = (focused: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(focused);

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});

afterEach(() => jest.useRealTimers());

describe('reloadForUpdate', () => {
  it('reloads once the document has the focus, and not before', () => {
    const { onReplaced, reload } = page();
    focus(false);
    onReplaced();
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    focus(true);
    jest.advanceTimersByTime(99);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads at most once in the life of a page', () => {
    const { onReplaced, reload } = page();
    focus(true);
    onReplaced();
    onReplaced();
    jest.advanceTimersByTime(1000);
    onReplaced();
    jest.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a busy reader alone for good: the next page is loaded as a whole', () => {
    const { onReplaced, reload, loadNextPage } = page({ busy: true });
    focus(true);
    onReplaced();
    jest.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(loadNextPage).toHaveBeenCalledTimes(1);
  });

  it('does not go round in circles with a host that always has another release', () => {
    focus(true);
    const first = page();
    first.onReplaced();
    jest.advanceTimersByTime(100);
    const second = page();
    second.onReplaced();
    jest.advanceTimersByTime(100);
    expect(first.reload).toHaveBeenCalledTimes(1);
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.loadNextPage).toHaveBeenCalledTimes(1);

    jest.advanceTimersByTime(60_000);
    const later = page();
    later.onReplaced();
    jest.advanceTimersByTime(100);
    expect(later.reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload where it could not remember that it has', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { onReplaced, reload, loadNextPage } = page();
    focus(true);
    onReplaced();
    jest.advanceTimersByTime(100);
    expect(reload).not.toHaveBeenCalled();
    expect(loadNextPage).toHaveBeenCalledTimes(1);
  });
});
