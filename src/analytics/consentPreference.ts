import { createPreference } from '@/preferences/createPreference';

export const CONSENTS = ['granted', 'denied'] as const;
/** What a reader has answered. */
export type Consent = (typeof CONSENTS)[number];

/** The reader's answer to the question about analytics; null when there is none yet. */
export const consentPreference = createPreference<Consent | null>({
  key: 'analyticsConsent',
  store: 'localStorage',
  parse: (text) => CONSENTS.find((consent) => consent === text),
  format: (consent) => consent,
  fallback: null,
});
