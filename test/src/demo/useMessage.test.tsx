import { act, renderHook } from '@testing-library/react';
import { useMessage } from '@/demo/useMessage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

function use() {
  const { result, unmount } = renderHook(useMessage);
  const say = (text: string) => act(() => result.current[1](text));
  return { text: () => result.current[0], say, unmount };
}

describe('useMessage', () => {
  it('is silent at first, and after three seconds again', () => {
    const { text, say } = use();
    expect(text()).toBe('');
    say('Copied');
    pass(2999);
    expect(text()).toBe('Copied');
    pass(1);
    expect(text()).toBe('');
  });

  it.each(['Another', 'Copied'])('gives the next message, %s, its whole time', (next) => {
    const { text, say } = use();
    say('Copied');
    pass(2000);
    say(next);
    pass(2999);
    expect(text()).toBe(next);
    pass(1);
    expect(text()).toBe('');
  });

  it('leaves no timer behind', () => {
    const { say, unmount } = use();
    say('Copied');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
