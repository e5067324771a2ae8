import { contentSecurityPolicy } from '@/publish/contentSecurityPolicy';
import { covers, headerRules, headersOf } from '@/publish/headers';

describe('headersOf', () => {
  it.each(['/', '/material-ui/react-button/', '/_next/static/a.js', '/favicon.svg'])(
    'keeps %s from being framed, sniffed and scripted by others',
    (path) => {
      expect(headersOf(path)).toMatchObject({
        'Content-Security-Policy': contentSecurityPolicy({}),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
      });
    },
  );

  it('asks for no power of the device, and keeps the clipboard to the site itself', () => {
    const policy = headersOf('/')['Permissions-Policy'] ?? '';
    const features = new Map(
      policy.split(', ').map((entry) => entry.split('=') as [string, string]),
    );
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect([feature, features.get(feature)]).toEqual([feature, '()']);
    }
    expect(features.get('clipboard-write')).toBe('(self)');
    expect([...features.values()].filter((value) => !['()', '(self)'].includes(value))).toEqual([]);
    expect([...features.keys()]).toHaveLength(policy.split(', ').length);
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

  it('keeps demos, experiments and the sandbox out of search engines, and nothing else', () => {
    for (const path of ['/demos/material-ui/a/B/', '/experiments/docs/a/', '/sandbox/']) {
      expect([path, headersOf(path)['X-Robots-Tag']]).toEqual([path, 'noindex']);
    }
    for (const path of ['/', '/material-ui/react-button/', '/blog/', '/sitemap.xml']) {
      expect([path, headersOf(path)['X-Robots-Tag']]).toEqual([path, undefined]);
    }
  });

  it('follows what the build is configured with', () => {
    const rules = headerRules({ measurementId: 'G-1' });
    expect(headersOf('/', rules)['Content-Security-Policy']).toContain('googletagmanager.com');
    expect(headersOf('/sandbox/', rules)['Content-Security-Policy']).not.toContain('google');
  });
});

describe('covers', () => {
  it.each([
    ['/*', '/a/', true],
    ['/a/*', '/a/b', true],
    ['/a/*', '/a/*', true],
    ['/a/*', '/a/b/*', true],
    ['/a/b/*', '/a/*', false],
    ['/a/*', '/ab/', false],
    ['/a', '/a', true],
    ['/a', '/a/', false],
  ])('%s covers %s: %p', (rule, path, expected) => {
    expect(covers(rule, path)).toBe(expected);
  });
});
