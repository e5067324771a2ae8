import type { Purpose } from './cacheNames';

/** What decides how a request is answered. */
export interface RequestFacts {
  method: string;
  /** Absolute. */
  url: string;
  mode: string;
  /** Whether only a part of the file is asked for. */
  partial: boolean;
}

export type Route = Exclude<Purpose, 'shell'>;

/** Files whose names change with their content. */
const HASHED = /^\/(_next\/static|sandbox\/modules)\//;

/** How the worker answers a request; null when the browser answers it alone: other hosts, forms, parts of files, the worker itself. */
export function routeOf(
  { method, url, mode, partial }: RequestFacts,
  origin: string,
): Route | null {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || partial || pathname === '/sw.js') return null;
  if (HASHED.test(pathname)) return 'assets';
  if (pathname.startsWith('/_next/data/')) return 'data';
  return mode === 'navigate' ? 'pages' : 'files';
}

/** The address under which an answer is kept: of a page, its data and a hashed file the query says nothing. */
export function cacheKey(route: Route, url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (route === 'files' ? search : '');
}
