/** An event that lasts until what it has begun is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends LastingEvent {
  request: Request;
  /** The answer to a navigation, asked for while the worker was starting; undefined where browsers do not do that. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessageEvent extends LastingEvent {
  data: unknown;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

/** What the worker uses of its global scope: the types of browsers and of workers cannot stand in one project. */
export interface WorkerScope {
  /** Put here by next-pwa: the shell, whose revision is the release. */
  __WB_MANIFEST: readonly { url: string; revision: string }[];
  location: { origin: string };
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void;
}
