import { documentFiles, releaseOfDocument } from './documentFiles';
import { releaseCache, type ReleaseCache } from './releaseCache';
import { cacheKey, routeOf, type Route } from './routeOf';

export interface Keeper {
  caches: Record<Route | 'shell', ReleaseCache>;
  /** Keeps an answer under its route; documents and data only when they are of this release. */
  keep(route: Route | 'shell', url: string, response: Response): Promise<void>;
  /** Fetches and keeps what is not kept yet, of pages with all that they need. What fails is left out. */
  keepAll(urls: readonly string[]): Promise<void>;
  /** Keeps the page that is shown when another is not kept. @throws Error when it or one of its files is not of this release. */
  keepShell(url: string): Promise<void>;
}

/** Puts into the caches of a release what belongs to it, and nothing else. */
export function keeper(release: string, origin: string): Keeper {
  const caches = {
    pages: releaseCache('pages', release),
    data: releaseCache('data', release),
    assets: releaseCache('assets', release),
    files: releaseCache('files', release),
    shell: releaseCache('shell', release),
  };

  async function keep(route: Route | 'shell', url: string, response: Response): Promise<void> {
    if (await isOfRelease(route, url, response)) await caches[route].keep(url, response);
  }

  async function isOfRelease(route: Route | 'shell', url: string, response: Response) {
    if (route === 'data') return new URL(url).pathname.startsWith(`/_next/data/${release}/`);
    if (route !== 'pages' && route !== 'shell') return true;
    return releaseOfDocument(await response.clone().text()) === release;
  }

  /** Two pages, or one that was opened again, may ask for a file while it is on its way. */
  const keepShared = shareWork(keepOne);

  /** One after the other: nobody waits for this, and the reader's own requests go first. */
  async function keepAll(urls: readonly string[], seen = new Set<string>()): Promise<void> {
    for (const address of urls) {
      const url = new URL(address, origin).href;
      if (seen.has(url)) continue;
      seen.add(url);
      const html = await keepShared(url).catch(() => null);
      if (html !== null) await keepAll(documentFiles(html), seen);
    }
  }

  /** Resolves to the text of a page, and to null for anything else. */
  async function keepOne(address: string): Promise<string | null> {
    const mode = new URL(address).pathname.endsWith('/') ? 'navigate' : 'cors';
    const route = routeOf({ method: 'GET', url: address, mode, partial: false }, origin);
    if (!route) return null;
    const url = cacheKey(route, address);
    if (!(await caches[route].has(url))) await keep(route, url, await fetch(url));
    if (route !== 'pages') return null;
    return (await (await caches.pages.find(url))?.text()) ?? null;
  }

  async function keepShell(path: string): Promise<void> {
    const url = new URL(path, origin).href;
    const html = await (await fetchWhole(url, { cache: 'no-cache' }, 'shell')).text();
    if (releaseOfDocument(html) !== release) throw new Error(`${url} is not of ${release}`);
    for (const file of documentFiles(html)) {
      const address = new URL(file, origin).href;
      if (!(await caches.assets.has(address))) await fetchWhole(address, {}, 'assets');
    }
  }

  async function fetchWhole(url: string, init: RequestInit, route: 'assets' | 'shell') {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    await keep(route, url, response.clone());
    return response;
  }

  return { caches, keep, keepAll: (urls) => keepAll(urls), keepShell };
}

/** A task that is done once for all who ask for the same thing while it is under way. */
function shareWork<Result>(
  task: (about: string) => Promise<Result>,
): (about: string) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (about) => {
    const work = underWay.get(about) ?? task(about).finally(() => underWay.delete(about));
    underWay.set(about, work);
    return work;
  };
}
