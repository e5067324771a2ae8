import type { Keeper } from './keeper';
import { cacheKey, type Route } from './routeOf';
import type { WorkerFetchEvent } from './workerScope';

/** After this a page that is kept is shown rather than waited for, in milliseconds. */
const PATIENCE = 3000;

/**
 * Answers a request: hashed files from the cache first, all else from the network first.
 * @throws TypeError, as `fetch` does, when there is neither network nor anything kept.
 */
export async function answer(
  event: Pick<WorkerFetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>,
  route: Route,
  { keeper, shell }: { keeper: Keeper; shell: string },
): Promise<Response> {
  const key = cacheKey(route, event.request.url);
  const cache = keeper.caches[route];

  async function fromNetwork(): Promise<Response> {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Copied before the page reads it; kept while the page reads it.
    const copy = response.clone();
    event.waitUntil(keeper.keep(route, key, copy));
    return response;
  }

  if (route === 'assets') return (await cache.find(key)) ?? fromNetwork();

  const network = fromNetwork();
  event.waitUntil(network.catch(() => null));
  const timely = await timelyOf(network);
  if (timely && timely.status < 500) return timely;
  const kept = await cache.find(key);
  if (kept || timely) return kept ?? (timely as Response);
  return network.catch(async (error: unknown) => {
    const page = route === 'pages' ? await keeper.caches.shell.find(shell) : undefined;
    if (page) return page;
    throw error;
  });
}

/** The answer, or null when it fails or takes too long. */
function timelyOf(network: Promise<Response>): Promise<Response | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    void network
      .catch(() => null)
      .then((response) => {
        clearTimeout(timer);
        resolve(response);
      });
  });
}
