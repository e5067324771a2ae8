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
  /** What a page is hydrated with: nothing is known of the reader then. */
  getServerValue: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a preference. It is read when it is first asked for; from then on the page's own memory counts, so blocked storage changes nothing. */
export function createPreference<Value>(options: PreferenceOptions<Value>): Preference<Value> {
  const { key, parse, format, fallback } = options;
  const store = STORES[options.store];
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  const read = (text: string | null) => (text === null ? undefined : parse(text));
  const get = () => {
    if (typeof window === 'undefined') return fallback;
    current ??= {
      value: options.fromHash?.(window.location.hash) ?? read(store.read(key)) ?? fallback,
    };
    return current.value;
  };
  const take = (value: Value) => {
    current = { value };
    for (const listener of [...listeners]) listener();
  };

  return {
    get,
    set: (value) => {
      const text = format(value);
      store.write(key, text);
      announceChange({ key, text });
      take(value);
    },
    getServerValue: () => fallback,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = onChangeElsewhere((change) => {
        if (change.key === key) take(read(change.text) ?? fallback);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
