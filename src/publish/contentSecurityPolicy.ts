import beforePaint from '../../.generated/before-paint.json';

/** What of the outside a build is configured with, in the words of `.env.example`. Empty and absent are one: nothing is let in. */
export interface OutsideSettings {
  /** NEXT_PUBLIC_GA_MEASUREMENT_ID */
  measurementId?: string | undefined;
  /** The address of the icon font's style sheet: NEXT_PUBLIC_ICON_FONT_URL, or what counts without it. */
  iconFontUrl?: string | undefined;
  /** NEXT_PUBLIC_FEEDBACK_URL: the address that feedback is sent to. */
  feedbackUrl?: string | undefined;
}

/** Sources by directive, in the order in which they are written. */
type Sources = Record<string, readonly string[]>;

/** What pages may load. Styles are inline because Emotion writes them so; of scripts only the one before the first paint is. */
const OWN: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `'${beforePaint.hash}'`],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** https://developers.google.com/tag-platform/security/guides/csp, without what only advertising needs. */
const ANALYTICS: Sources = {
  // Not the whole host: elsewhere on it there is code that anybody may have written.
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Where the files of a font are, when not at the host of its style sheet. */
const FONT_HOSTS: Partial<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** A `<meta>` cannot say these: https://www.w3.org/TR/CSP3/#meta-element */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/**
 * The content security policy of all pages: what the site itself needs, and what is configured.
 * @throws Error naming the setting that is no address.
 */
export function contentSecurityPolicy(settings: OutsideSettings): string {
  const added = [settings.measurementId ? ANALYTICS : {}, iconFont(settings), feedback(settings)];
  return Object.entries(OWN)
    .map(([name, sources]) => {
      const all = [...sources, ...added.flatMap((more: Sources) => more[name] ?? [])];
      return [name, ...new Set(all)].join(' ');
    })
    .join('; ');
}

/** What of a policy a `<meta>` in a document may say. */
export function metaPolicy(policy: string): string {
  const isAllowed = (directive: string) => !HEADER_ONLY.includes(directive.split(' ')[0] ?? '');
  return policy.split('; ').filter(isAllowed).join('; ');
}

function iconFont({ iconFontUrl }: OutsideSettings): Sources {
  if (!iconFontUrl) return {};
  const origin = originOf('NEXT_PUBLIC_ICON_FONT_URL', iconFontUrl);
  return { 'style-src': [origin], 'font-src': [FONT_HOSTS[origin] ?? origin] };
}

function feedback({ feedbackUrl }: OutsideSettings): Sources {
  return feedbackUrl ? { 'connect-src': [originOf('NEXT_PUBLIC_FEEDBACK_URL', feedbackUrl)] } : {};
}

function originOf(setting: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `${setting} is "${address}", which is no address. Write it in full, as in https://example.com/path, or leave it empty.`,
  );
}
