import { readCookie, writeCookie } from '@/lib/cookies';
import { readStored, writeStored } from '@/lib/storage';
import { announceChange, onChangeElsewhere } from './otherTabs';

/** Where choices are kept. Neither throws when the browser blocks it. */
const STORES = {
  cookie: { read: readCookie, write: writeCookie },
  localStorage: { read: readStored, write: writeStored },
} as const;

interface PreferenceOptions<Value> {
  /** Name of the cookie or of the entry in local storage. */
  key: string;
  store: keyof typeof STORES;
  /** The value that a stored text stands for; undefined when it is none, as after an update or an attack. */
  parse: (text: string) => Value | undefined;
  /** The text to store; null stores nothing. */
  format: (value: Value) => string | null;
  fallback: Value;
  /** The value that the hash of the address asks for, on the first load. It comes before the stored one. */
  fromHash?: (hash: string) => Value | undefined;
}

/** A choice of the reader that outlives the page and is the same in every open tab. */
export interface Preference<Value> {
  /** The choice; the fallback on the server. */
  get: () => Value;
  /** Makes and keeps a choice, here and in the other tabs. */
  set: (value: Value) => void;
  /** Stores what counts now, without a word to the other tabs. */
  keep: () => void;
  /** What a page is hydrated with: nothing is known of the reader then. */
  getServerValue: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a preference. It is read when it is first asked for; from then on the page's own memory counts, so blocked storage changes
 * nothing. It listens to the other tabs as long as the page is open.
 */
export function createPreference<Value>(options: PreferenceOptions<Value>): Preference<Value> {
  const { key, parse, format, fallback } = options;
  const store = STORES[options.store];
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  const read = (text: string | null) => (text === null ? undefined : parse(text));
  const take = (value: Value) => {
    current = { value };
    for (const listener of [...listeners]) listener();
  };
  const start = () => {
    onChangeElsewhere((change) => {
      if (change.key === key) take(read(change.text) ?? fallback);
    });
    const asked = options.fromHash?.(window.location.hash);
    return { value: asked ?? read(store.read(key)) ?? fallback };
  };
  const get = () => {
    if (typeof window === 'undefined') return fallback;
    current ??= start();
    return current.value;
  };

  return {
    get,
    set: (value) => {
      get();
      const text = format(value);
      store.write(key, text);
      announceChange({ key, text });
      take(value);
    },
    keep: () => store.write(key, format(get())),
    getServerValue: () => fallback,
    subscribe: (listener) => {
      get();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
