import { createHash } from 'node:crypto';
import { HEADER_RULES, headersFile, headersOf } from '@/publish/headers';
import beforePaint from '../../../.generated/before-paint.json';

describe('headersOf', () => {
  it.each(['/', '/material-ui/react-button/', '/_next/static/a.js', '/favicon.svg'])(
    'keeps %s from being framed, sniffed and scripted by others',
    (path) => {
      expect(headersOf(path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8}/) as string,
        'Permissions-Policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  it('lets pages run the scripts of the site, the one that stands in them, and no others', () => {
    const policy = headersOf('/')['Content-Security-Policy'] ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(directives.get('default-src')).toEqual(["'self'"]);
    const hash = createHash('sha256').update(beforePaint.script).digest('base64');
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  });

  it('lets edited demos run without an origin, in frames of the site, and load nothing but their modules', () => {
    const headers = headersOf('/sandbox/');
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headersOf('/sandbox/modules/a.js')['Access-Control-Allow-Origin']).toBe('*');
    expect(headersOf('/')['Access-Control-Allow-Origin']).toBeUndefined();
    expect(headers['Content-Security-Policy']?.split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        "script-src 'self' blob:",
        "worker-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(headersOf('/')['Content-Security-Policy']).toContain("frame-src 'self'");
  });

  it('lets files with a hash in their name be kept for ever, and pages not at all', () => {
    expect(headersOf('/_next/static/chunks/a.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersOf('/sandbox/modules/a.js')['Cache-Control']).toContain('immutable');
    for (const path of ['/', '/versions/', '/_next/data/b/search.json', '/sw.js', '/sandbox/']) {
      expect(headersOf(path)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    }
  });
});

describe('headersFile', () => {
  it('writes every rule as static hosts read it', () => {
    const sections = headersFile().trimEnd().split('\n\n');
    expect(
      sections.map((section) => {
        const [path = '', ...lines] = section.split('\n');
        const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
        return { path, headers: Object.fromEntries(headers) as Record<string, string> };
      }),
    ).toEqual(HEADER_RULES);
  });
});
