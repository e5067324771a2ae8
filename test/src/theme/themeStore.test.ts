import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';
import { createThemeStore } from '@/theme/themeStore';

const STORED = { ...DEFAULT_THEME_STATE, paletteMode: 'dark' };

describe('createThemeStore', () => {
  it('reads its first state once, when it is first looked at', () => {
    const readState = jest.fn(() => STORED);
    const store = createThemeStore(readState);
    store.subscribe(() => undefined);
    expect(readState).not.toHaveBeenCalled();
    expect(store.getState()).toBe(STORED);
    expect(store.getState()).toBe(STORED);
    expect(readState).toHaveBeenCalledTimes(1);
  });

  it('is on the server what is default, whatever is stored', () => {
    const store = createThemeStore(() => STORED);
    store.dispatch({ type: 'SET_SPACING', payload: 1 });
    expect(store.getServerState()).toBe(DEFAULT_THEME_STATE);
  });

  it('changes by actions, also before it was looked at', () => {
    const store = createThemeStore(() => STORED);
    store.dispatch({ type: 'INCREASE_SPACING' });
    store.dispatch({ type: 'SET_DENSE', payload: true });
    expect(store.getState()).toEqual({ ...STORED, spacing: 9, dense: true });
  });

  it('tells those who listen, after the change, until they stop', () => {
    const store = createThemeStore(() => STORED);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.getState().spacing));
    store.dispatch({ type: 'SET_SPACING', payload: 1 });
    stop();
    store.dispatch({ type: 'SET_SPACING', payload: 2 });
    expect(seen).toEqual([1]);
  });

  it('tells everyone although one stops listening meanwhile', () => {
    const store = createThemeStore(() => STORED);
    const last = jest.fn();
    const stop = store.subscribe(() => stop());
    store.subscribe(last);
    store.dispatch({ type: 'RESET_COLORS' });
    expect(last).toHaveBeenCalledTimes(1);
  });

  it('stays as it was when an action is not known', () => {
    const store = createThemeStore(() => STORED);
    const listener = jest.fn();
    store.subscribe(listener);
    expect(() => store.dispatch({ type: 'X' } as never)).toThrow('Unrecognized type X');
    expect(store.getState()).toBe(STORED);
    expect(listener).not.toHaveBeenCalled();
  });
});
