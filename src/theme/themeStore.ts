import {
  DEFAULT_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './themeReducer';

/** Holds the theme's state outside React: a change reaches those who look at that part of it and nobody else. */
export interface ThemeStore {
  getState: () => ThemeState;
  /** What the server rendered with. */
  getServerState: () => ThemeState;
  dispatch: (action: ThemeAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store. `readState` is asked once, when the state is first looked at. */
export function createThemeStore(readState: () => ThemeState): ThemeStore {
  const listeners = new Set<() => void>();
  let state: ThemeState | undefined;
  const getState = () => (state ??= readState());
  return {
    getState,
    getServerState: () => DEFAULT_THEME_STATE,
    dispatch: (action) => {
      const next = themeReducer(getState(), action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
