import { cacheName, type Purpose } from './cacheNames';

/** The answers that one release keeps for one purpose. None of its functions throws: without a cache there is the network. */
export interface ReleaseCache {
  has(url: string): Promise<boolean>;
  /** The kept answer. A damaged one counts as none and is removed. */
  find(url: string): Promise<Response | undefined>;
  /** Keeps an answer, unless it is one that must not be given again, or there is no room. */
  keep(url: string, response: Response): Promise<void>;
}

/** The cache of a release for a purpose. */
export function releaseCache(purpose: Purpose, release: string): ReleaseCache {
  const open = () => caches.open(cacheName(purpose, release));
  const lookUp = async (url: string) => (await open()).match(url, { ignoreVary: true });
  return {
    has: (url) => quietly(async () => (await lookUp(url)) !== undefined, false),
    find: (url) =>
      quietly(async () => {
        const response = await lookUp(url);
        if (!response || (await isIntact(response))) return response;
        await (await open()).delete(url);
        return undefined;
      }, undefined),
    keep: (url, response) =>
      quietly(async () => {
        if (isKeepable(response)) await (await open()).put(url, response);
      }, undefined),
  };
}

/** Whether an answer may be given again: whole, a success, of this origin and of the address that was asked for. */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

async function isIntact(response: Response): Promise<boolean> {
  return response.status === 200 && (await response.clone().blob()).size > 0;
}

/** Storage may be full, blocked or broken: that is nobody's loss but speed. */
async function quietly<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await task();
  } catch {
    return otherwise;
  }
}
