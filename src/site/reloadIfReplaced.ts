import { isReaderBusy } from '@/offline/isReaderBusy';

/** What the decision touches; replaced in tests, where pages do not load. */
export interface ReloadPlace {
  /** The release of the open page. */
  buildId: string;
  isBusy: () => boolean;
  /** Whether the page was opened by reloading it. */
  wasReloaded: () => boolean;
  reload: () => void;
}

/** Pages that were reloaded since this one was opened: none twice. */
const reloaded = new Set<string>();

/**
 * Reloads the page when the host has another release than the page is of, so that what is missing is asked for by its new name. Once
 * per address and release, and never while that would take something from the reader. Without a network it does nothing: what stands
 * in the page can still be read.
 * @returns Whether the page is about to be reloaded.
 */
export async function reloadIfReplaced(place: ReloadPlace = thisPage()): Promise<boolean> {
  const { buildId, isBusy, reload } = place;
  if (isBusy() || !(await isReplaced(buildId)) || isBusy()) return false;
  if (!mayReload(`reloaded ${buildId} ${window.location.pathname}`, place)) return false;
  reload();
  return true;
}

function thisPage(): ReloadPlace {
  return {
    buildId: window.__NEXT_DATA__?.buildId ?? '',
    isBusy: isReaderBusy,
    wasReloaded: () => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry?.type === 'reload';
    },
    reload: () => window.location.reload(),
  };
}

/** Whether the host no longer has the files of a release. One that cannot be reached has not told so. */
async function isReplaced(buildId: string): Promise<boolean> {
  try {
    const address = `/_next/static/${buildId}/_buildManifest.js`;
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Whether a page was not reloaded yet; from now on it was. Where nothing can be kept, a page that was reloaded stays as it is. */
function mayReload(key: string, { wasReloaded }: ReloadPlace): boolean {
  if (reloaded.has(key)) return false;
  reloaded.add(key);
  try {
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, '');
    return true;
  } catch {
    return !wasReloaded();
  }
}
