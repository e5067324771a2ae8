import { useEffect } from 'react';
import { whenIdle } from '@/ui/whenIdle';
import { watchFields } from './changedFields';
import { hostAllows, PRODUCTION_HOST_META } from './hostAllows';

let started = false;

/** Starts the service worker on the production host when the browser is idle, once in the life of a page. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!isWanted()) return undefined;
    const stop = watchFields();
    if (!started) {
      started = true;
      void whenIdle()
        .then(() => import('./startServiceWorker'))
        .then(({ startServiceWorker }) => startServiceWorker())
        // The file may be gone after a deploy: then the next page brings the worker.
        .catch(() => undefined);
    }
    return stop;
  }, []);
}

function isWanted(): boolean {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return false;
  const meta = document.querySelector(`meta[name="${PRODUCTION_HOST_META}"]`);
  return hostAllows(window.location.hostname, meta?.getAttribute('content') ?? null);
}
