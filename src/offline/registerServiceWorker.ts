import { askToTakeOver } from './messages';

/**
 * Registers the worker. On a page that a worker answers for already, a newer one is told to take over as soon as it waits.
 * @param onReplaced Called when another worker has become active.
 * @throws Error when the browser refuses: storage is blocked, the file is missing.
 */
export async function registerServiceWorker(onReplaced: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (!navigator.serviceWorker.controller) return;

  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.waiting) askToTakeOver(registration.waiting);
      if (worker.state === 'activated') onReplaced();
    });
  };

  follow(registration.waiting ?? registration.installing);
  if (registration.waiting) askToTakeOver(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
