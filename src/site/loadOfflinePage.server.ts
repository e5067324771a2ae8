import { translator } from '@/i18n/translator.server';
import type { OfflinePageProps, OfflineTexts } from './OfflinePage';
import { pageMeta } from './pageMeta';

/** The page that stands for one that is not kept, when there is no network. Its texts are page data: no other page loads them. */
export function loadOfflinePage(language: string): OfflinePageProps {
  const translate = translator(language);
  const texts: OfflineTexts = {
    heading: translate('offlineHeading'),
    lead: translate('offlineLead'),
    retry: translate('offlineRetry'),
    readable: translate('offlineReadable'),
    none: translate('offlineNone'),
    others: translate('offlineOthers'),
  };
  return {
    userLanguage: language,
    page: pageMeta({
      path: '/offline/',
      title: translate('offlineTitle'),
      description: translate('offlineDescription'),
      navigation: null,
      // Where there is no network, no link to it could be followed.
      source: null,
    }),
    texts,
  };
}
