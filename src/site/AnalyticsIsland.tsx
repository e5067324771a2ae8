import { lazy, Suspense, type ComponentType } from 'react';
import type { AnalyticsSettings } from '@/analytics/analyticsTag';
import { useAnalyticsSettings } from '@/analytics/useAnalyticsSettings';
import { whenIdle } from '@/ui/whenIdle';

/** Comes when the browser is idle. Where it does not come, as behind a blocker, the page is the same without. */
const Analytics = lazy<ComponentType<AnalyticsSettings>>(() =>
  whenIdle()
    .then(() => import('./Analytics'))
    .then(
      (module) => ({ default: module.Analytics }),
      () => ({ default: () => null }),
    ),
);

/** Analytics, and the question whether the reader wants them. Loads nothing where none are set up. */
export function AnalyticsIsland() {
  const settings = useAnalyticsSettings();
  if (!settings) return null;
  return (
    <Suspense fallback={null}>
      <Analytics {...settings} />
    </Suspense>
  );
}
