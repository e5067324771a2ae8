/** The name of the meta tag that tells a page of analytics: its content is the measurement id. */
export const ANALYTICS_META = 'analytics';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** How analytics are set up. */
export interface AnalyticsSettings {
  /** Measurement id of the property: `G-…`. */
  id: string;
  /** Whether readers are asked first. */
  consentRequired: boolean;
}

/**
 * The tag that turns analytics on; null where there are none: without a measurement id, for readers whose browser sends Global
 * Privacy Control, and in a frame, where a page is a part of the page around it.
 */
export function findAnalyticsTag(): HTMLMetaElement | null {
  if (window.navigator.globalPrivacyControl || window.parent !== window) return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`);
}

/** What a tag says. */
export function readAnalyticsTag({ content, dataset }: HTMLMetaElement): AnalyticsSettings {
  return { id: content, consentRequired: dataset['consent'] === 'required' };
}
