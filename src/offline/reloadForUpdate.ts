/** How often the page looks whether the reader is here, in milliseconds. */
const INTERVAL = 100;

/** A page that has reloaded itself does not do so again within this time, in milliseconds, whatever the host serves. */
const REST = 60_000;

const STORAGE_KEY = 'reloadedForUpdate';

export interface UpdateActions {
  isBusy: () => boolean;
  reload: () => void;
  /** Makes the next page load as a whole. */
  loadNextPage: () => void;
}

/**
 * Makes a function that brings the reader to the new release, once however often it is called: it waits until the document has
 * the focus, then reloads, unless that would take something from the reader. Then the next page brings it.
 */
export function reloadForUpdate({ isBusy, reload, loadNextPage }: UpdateActions): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    const timer = window.setInterval(() => {
      if (!document.hasFocus()) return;
      window.clearInterval(timer);
      if (isBusy() || !mayReload()) loadNextPage();
      else reload();
    }, INTERVAL);
  };
}

/** Whether the page has not just done so. A page that cannot remember it does not reload itself. */
function mayReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(STORAGE_KEY));
    const now = Date.now();
    if (last && now - last < REST) return false;
    window.sessionStorage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
