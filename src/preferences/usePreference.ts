import { useSyncExternalStore } from 'react';
import type { Preference } from './createPreference';

/** A choice of the reader, and what makes another. While a page is hydrated it is the fallback, right after that the reader's own. */
export function usePreference<Value>(
  preference: Preference<Value>,
): [Value, (value: Value) => void] {
  const { subscribe, get, getServerValue, set } = preference;
  return [useSyncExternalStore(subscribe, get, getServerValue), set];
}
