import type { KeepMessage } from './messages';

interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Asks the worker to keep the page that is shown, with all that it has loaded and will load. Not where the reader saves data. */
export async function keepPage(): Promise<void> {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  // A worker gives way to the next when it is at rest: it is not woken for what the next would throw away.
  if (installing ?? waiting) return;
  const urls = [window.location.pathname, ...loadedFiles()];
  const message: KeepMessage = { type: 'KEEP', release: window.__NEXT_DATA__.buildId, urls };
  active?.postMessage(message);
}

/** What was loaded before the worker could see it. */
function loadedFiles(): string[] {
  const folder = `${window.location.origin}/_next/static/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder));
}
