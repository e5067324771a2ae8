import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { AnalyticsSettings } from '@/analytics/analyticsTag';
import { consentPreference } from '@/analytics/consentPreference';
import { consentQuestion } from '@/analytics/consentQuestion';
import { stopGtag } from '@/analytics/gtag';
import { removeAnalyticsCookies } from '@/analytics/removeAnalyticsCookies';
import { trackingState } from '@/analytics/trackingState';
import { usePreference } from '@/preferences/usePreference';
import type { ConsentBannerProps } from './ConsentBanner';
import { useAnalytics } from './useAnalytics';

/** Without it nobody is asked, and nothing is sent. */
const ConsentBanner = lazy<ComponentType<ConsentBannerProps>>(() =>
  import('./ConsentBanner').then(
    (module) => ({ default: module.ConsentBanner }),
    () => ({ default: () => null }),
  ),
);

/** Follows the reader's answer: tells of the use of the page, asks whether it may, or forgets what it has told. Browser only. */
export function Analytics({ id, consentRequired }: AnalyticsSettings) {
  const [consent] = usePreference(consentPreference);
  const isAskedFor = useSyncExternalStore(consentQuestion.subscribe, consentQuestion.isOpen);
  const state = trackingState(consent, consentRequired);

  useEffect(() => {
    if (state === 'on') return;
    stopGtag(id);
    removeAnalyticsCookies();
  }, [id, state]);

  return (
    <>
      {state === 'on' ? <Tracking id={id} /> : null}
      {state === 'ask' || isAskedFor ? (
        <Suspense fallback={null}>
          <ConsentBanner isAskedFor={isAskedFor} />
        </Suspense>
      ) : null}
    </>
  );
}

function Tracking({ id }: { id: string }) {
  useAnalytics(id);
  return null;
}
