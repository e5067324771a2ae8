/** What a page asks the worker for: to keep these addresses, which belong to a release. */
export interface KeepMessage {
  type: 'KEEP';
  release: string;
  /** Paths or absolute addresses. A page is a path with a slash at its end. */
  urls: string[];
}

/** More addresses than any page has. */
const MOST_URLS = 500;

/** Tells a waiting worker to take over, in both forms that are in use. */
export function askToTakeOver(worker: Pick<ServiceWorker, 'postMessage'>): void {
  worker.postMessage('skipWaiting');
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Whether a message tells the worker to take over. */
export function isTakeOver(data: unknown): boolean {
  return data === 'skipWaiting' || (isRecord(data) && data['type'] === 'SKIP_WAITING');
}

/** The addresses that a message asks to keep: of this origin and this release, all others are ignored. */
export function urlsToKeep(data: unknown, release: string, origin: string): string[] {
  if (!isRecord(data) || data['type'] !== 'KEEP' || data['release'] !== release) return [];
  const urls: unknown[] = Array.isArray(data['urls']) ? data['urls'] : [];
  return urls
    .slice(0, MOST_URLS)
    .filter((url) => typeof url === 'string' && URL.canParse(url, origin))
    .map((url) => new URL(url as string, origin))
    .filter((url) => url.origin === origin)
    .map((url) => url.href);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
