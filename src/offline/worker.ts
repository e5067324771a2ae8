import { answer } from './answer';
import { outdatedCaches } from './cacheNames';
import { keeper } from './keeper';
import { isTakeOver, urlsToKeep } from './messages';
import { routeOf } from './routeOf';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;

const [entry] = self.__WB_MANIFEST;
const release = entry?.revision ?? '';
const shell = entry?.url ?? '/';
const { origin } = self.location;
const kept = keeper(release, origin);

self.addEventListener('install', (event) => event.waitUntil(kept.keepShell(shell)));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (isTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  event.waitUntil(kept.keepAll(urlsToKeep(event.data, release, origin)));
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const route = routeOf({ method, url, mode, partial: headers.has('range') }, origin);
  if (route) event.respondWith(answer(event, route, { keeper: kept, shell: origin + shell }));
});

/** Removes what other releases have left, and answers for the pages that are open. */
async function takeOver(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), release);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
