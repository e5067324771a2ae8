import { contentSecurityPolicy, type OutsideSettings } from './contentSecurityPolicy';

/** Response headers of a set of paths. */
export interface HeaderRule {
  /** A path, or the beginning of paths when it ends with `*`. */
  path: string;
  headers: Record<string, string>;
}

/**
 * What edited demos may do, which may be a stranger's code: run, with the modules that are built for them, and nothing else. Their
 * document has no origin, so it has no storage, no cookies and no way into the page around it; and it can ask nobody for anything.
 */
const SANDBOX_POLICY = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'self' blob:",
  "worker-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * What neither the site nor anything in a frame of it may ask the reader's device for: what browsers know of it, as they warn of all
 * else. The site itself writes to the clipboard.
 */
const REFUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = [
  ...REFUSED.map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ');

const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** For pages that readers find, but search engines should not. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** The one table of response headers, for static hosts and for the local server. Later rules win. */
export function headerRules(settings: OutsideSettings): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Content-Security-Policy': contentSecurityPolicy(settings),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': PERMISSIONS_POLICY,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
    { path: '/_next/static/*', headers: FOR_EVER },
    {
      path: '/sandbox/*',
      // A document without an origin is a stranger to its own scripts: they are open to everybody.
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': SANDBOX_POLICY,
        ...UNLISTED,
      },
    },
    { path: '/sandbox/modules/*', headers: FOR_EVER },
    { path: '/demos/*', headers: UNLISTED },
    { path: '/offline/*', headers: UNLISTED },
    { path: '/production-error/*', headers: UNLISTED },
    { path: '/search/*', headers: UNLISTED },
    { path: '/experiments/*', headers: UNLISTED },
  ];
}

/** The headers of a path; of a build that is configured with nothing when the rules are left out. */
export function headersOf(
  path: string,
  rules: readonly HeaderRule[] = headerRules({}),
): Record<string, string> {
  const matching = rules.filter((rule) => covers(rule.path, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** Whether the paths of a rule hold a path, or all paths of another rule. */
export function covers(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}
