/** A choice made in another tab. */
interface Change {
  key: string;
  /** What is stored now; null: nothing. */
  text: string | null;
}

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** Tells the other tabs of a choice. */
export function announceChange(change: Change): void {
  openChannel()?.postMessage(change);
}

/** Calls back when another tab has chosen, as long as the page is open. */
export function onChangeElsewhere(listener: Listener): void {
  openChannel();
  listeners.add(listener);
}

/** One channel for the whole page: a channel does not hear itself. Null where the browser has none, or blocks it with storage. */
function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = new BroadcastChannel('preferences');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isChange(data)) for (const listener of [...listeners]) listener(data);
    };
  } catch {
    channel = null;
  }
  return channel;
}

function isChange(data: unknown): data is Change {
  const { key, text } = (data ?? {}) as Partial<Change>;
  return typeof key === 'string' && (text === null || typeof text === 'string');
}
