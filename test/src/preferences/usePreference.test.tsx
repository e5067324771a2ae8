import { act, renderHook } from '@testing-library/react';
import { createPreference } from '@/preferences/createPreference';
import { usePreference } from '@/preferences/usePreference';
import { forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

const make = () =>
  createPreference<string>({
    key: 'word',
    store: 'localStorage',
    parse: String,
    format: String,
    fallback: 'none',
  });

describe('usePreference', () => {
  it('renders anew for a choice, made through it or elsewhere in the page', () => {
    window.localStorage.setItem('word', 'kept');
    const preference = make();
    const { result } = renderHook(() => usePreference(preference));
    expect(result.current[0]).toBe('kept');
    act(() => result.current[1]('here'));
    expect(result.current[0]).toBe('here');
    act(() => preference.set('there'));
    expect(result.current[0]).toBe('there');
  });

  it('stops listening when its owner goes', () => {
    const preference = make();
    let listening = 0;
    const watched = {
      ...preference,
      subscribe: (listener: () => void) => {
        const stop = preference.subscribe(listener);
        listening += 1;
        return () => {
          stop();
          listening -= 1;
        };
      },
    };
    const { unmount } = renderHook(() => usePreference(watched));
    expect(listening).toBe(1);
    unmount();
    expect(listening).toBe(0);
  });
});
