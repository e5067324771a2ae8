import { useSyncExternalStore } from 'react';
import { findAnalyticsTag, readAnalyticsTag, type AnalyticsSettings } from './analyticsTag';

/** How analytics are set up on this page; null without them, on the server, and while a page is hydrated. */
export function useAnalyticsSettings(): AnalyticsSettings | null {
  const tag = useSyncExternalStore(subscribeToNothing, findAnalyticsTag, () => null);
  return tag && readAnalyticsTag(tag);
}

/** The tag stays what it is as long as the page is open. */
const subscribeToNothing = () => () => undefined;
