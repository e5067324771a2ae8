import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { connectTheme } from './connectTheme';
import { readStoredTheme } from './storedTheme';
import { DEFAULT_THEME_STATE, type ThemeAction, type ThemeState } from './themeReducer';
import { createThemeStore, type ThemeStore } from './themeStore';

const ThemeContext = createContext<ThemeStore | null>(null);

/**
 * Hosts the theme reducer. The context's value never changes: a change above a demo that is not hydrated would cost it its HTML.
 * What is chosen, here or in another tab, and what the operating system prefers become actions; every state is painted.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createThemeStore(typeof window === 'undefined' ? () => DEFAULT_THEME_STATE : readStoredTheme),
  );
  useEffect(() => connectTheme(store), [store]);
  return <ThemeStoreProvider store={store}>{children}</ThemeStoreProvider>;
}

/** Gives a store to what stands below, without storage, operating system or document: for documents that have none of their own. */
export function ThemeStoreProvider({
  store,
  children,
}: {
  store: ThemeStore;
  children: ReactNode;
}) {
  return <ThemeContext.Provider value={store}>{children}</ThemeContext.Provider>;
}

/** What changes the theme. @throws Error outside ThemeProvider. */
export function useThemeDispatch(): (action: ThemeAction) => void {
  return useThemeStore().dispatch;
}

/** One part of the theme's state; renders anew when that part changes. @throws Error outside ThemeProvider. */
export function useThemeValue<Key extends keyof ThemeState>(key: Key): ThemeState[Key] {
  const { subscribe, getState, getServerState } = useThemeStore();
  return useSyncExternalStore(
    subscribe,
    () => getState()[key],
    () => getServerState()[key],
  );
}

function useThemeStore(): ThemeStore {
  const store = useContext(ThemeContext);
  if (!store)
    throw new Error(
      'Forgot to wrap component in `ThemeProvider`. It belongs around the page, in `_app`.',
    );
  return store;
}
