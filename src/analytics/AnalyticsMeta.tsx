import { ANALYTICS_META } from './analyticsTag';

/**
 * Tells pages of analytics, for the document. Without a measurement id there is no such tag and nothing is loaded. The id stands
 * here and not in the scripts, so that these are the same files for every deployment.
 */
export function AnalyticsMeta() {
  const id = process.env['NEXT_PUBLIC_GA_MEASUREMENT_ID'];
  if (!id) return null;
  const consent = process.env['NEXT_PUBLIC_CONSENT_REQUIRED'] === 'true' ? 'required' : undefined;
  return <meta name={ANALYTICS_META} content={id} data-consent={consent} />;
}
