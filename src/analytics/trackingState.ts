import type { Consent } from './consentPreference';

/** Whether the page tells of its use: it does, it does not, or it must ask first and does not until then. */
export type TrackingState = 'on' | 'off' | 'ask';

/** What follows from an answer. A refusal counts where nobody had to ask, too. */
export function trackingState(consent: Consent | null, consentRequired: boolean): TrackingState {
  if (consent) return consent === 'granted' ? 'on' : 'off';
  return consentRequired ? 'ask' : 'on';
}
