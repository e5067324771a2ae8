/* global self, caches */
// A worker that removes itself: published as /sw.js in place of the real one, it reaches every reader with their next visit.
// It deletes all caches, gives up its registration and loads the open windows once more, from the network. Windows are loaded
// only where there was something to delete: a page that registers it again finds nothing, so that nothing goes round in circles.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  if (names.length === 0) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Not waited for: a window is answered for by a worker that is active, and this one is not before this function ends.
  for (const page of windows) page.navigate(page.url).catch(() => null);
}
