import beforePaint from '../../.generated/before-paint.json';

/** Response headers of a set of paths. */
export interface HeaderRule {
  /** A path, or the beginning of paths when it ends with `*`. */
  path: string;
  headers: Record<string, string>;
}

/** What pages may load. Styles are inline because Emotion writes them so; of scripts only the one before the first paint is. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' '${beforePaint.hash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' https://stackblitz.com https://codesandbox.io",
  "frame-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

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

/** The one table of response headers, for static hosts and for the local server. Later rules win. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
    },
  },
  {
    path: '/_next/static/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    path: '/sandbox/*',
    // A document without an origin is a stranger to its own scripts: they are open to everybody.
    headers: { 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': SANDBOX_POLICY },
  },
  {
    path: '/sandbox/modules/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];

/** The headers of a path. */
export function headersOf(path: string): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...rules.map(({ headers }) => headers)) as Record<string, string>;
}

/** The table in the format of `_headers` files, which static hosts read. */
export function headersFile(): string {
  const rules = HEADER_RULES.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}
