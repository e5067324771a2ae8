import { useSyncExternalStore } from 'react';

/** Whether the reader's keyboard has a Command key in the place of Control; false until the page is hydrated. */
export function useIsMac(): boolean {
  return useSyncExternalStore(neverChanges, isMac, () => false);
}

function neverChanges(): () => void {
  return () => undefined;
}

function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
