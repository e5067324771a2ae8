import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { contentSecurityPolicy, metaPolicy } from '@/publish/contentSecurityPolicy';
import { headersOf } from '@/publish/headers';
import beforePaint from '../../../.generated/before-paint.json';

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const FULL = {
  measurementId: 'G-1',
  iconFontUrl: 'https://fonts.googleapis.com/icon?family=Material+Icons',
  feedbackUrl: 'https://feedback.example.com/v1/answers',
};

describe('contentSecurityPolicy', () => {
  it('lets pages run the scripts of the site, the one that stands in them, and no others', () => {
    const directives = directivesOf(contentSecurityPolicy({}));
    expect(directives.get('default-src')).toEqual(["'self'"]);
    const hash = createHash('sha256').update(beforePaint.script).digest('base64');
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  });

  it('names no other host when nothing is configured, but those that take exported demos', () => {
    const empty = { measurementId: '', iconFontUrl: '', feedbackUrl: '' };
    expect(contentSecurityPolicy(empty)).toBe(contentSecurityPolicy({}));
    const hosts = [...contentSecurityPolicy({}).matchAll(/https:\/\/[^ ;]+/g)].map(
      ([host]) => host,
    );
    expect(hosts).toEqual(['https://stackblitz.com', 'https://codesandbox.io']);
  });

  it('lets analytics in when there is a measurement id', () => {
    const directives = directivesOf(contentSecurityPolicy({ measurementId: 'G-1' }));
    expect(directives.get('script-src')).toContain('https://www.googletagmanager.com/gtag/');
    expect(directives.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(directives.get('img-src')).toContain('https://*.google-analytics.com');
    expect(directives.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it.each([
    ['https://fonts.googleapis.com/icon?family=A', 'https://fonts.gstatic.com'],
    ['https://fonts.example.com/icons.css', 'https://fonts.example.com'],
  ])('lets the icon font of %s in, whose files are at %s', (iconFontUrl, files) => {
    const directives = directivesOf(contentSecurityPolicy({ iconFontUrl }));
    expect(directives.get('style-src')?.at(-1)).toBe(new URL(iconFontUrl).origin);
    expect(directives.get('font-src')?.at(-1)).toBe(files);
  });

  it('lets feedback be sent where it is configured to go', () => {
    const directives = directivesOf(contentSecurityPolicy(FULL));
    expect(directives.get('connect-src')).toContain('https://feedback.example.com');
  });

  it.each([
    ['NEXT_PUBLIC_ICON_FONT_URL', { iconFontUrl: 'fonts.example.com' }],
    ['NEXT_PUBLIC_FEEDBACK_URL', { feedbackUrl: "javascript:alert('x')" }],
    ['NEXT_PUBLIC_FEEDBACK_URL', { feedbackUrl: "'unsafe-eval'; script-src *" }],
  ])('stops the build when %s is no address', (setting, settings) => {
    expect(() => contentSecurityPolicy(settings)).toThrow(`${setting} is "`);
  });
});

describe('metaPolicy', () => {
  it('leaves out what only a header may say', () => {
    const policy = contentSecurityPolicy(FULL);
    const left = directivesOf(metaPolicy(policy));
    expect([...directivesOf(policy).keys()].filter((name) => !left.has(name))).toEqual([
      'frame-ancestors',
    ]);
    expect(left.get('script-src')).toEqual(directivesOf(policy).get('script-src'));
  });
});

describe('the CSP evaluator', () => {
  /** Of a grave fault, or of what may become one. */
  const faultsOf = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
      .map(({ type, directive, value }) => `${Type[type]}: ${directive} ${value ?? ''}`);

  it.each([
    ['no configuration', {}],
    ['all of it', FULL],
  ])(
    'finds no way around the policy of pages with %s, but files that nobody uploads here',
    (_, settings) => {
      const faults = faultsOf(contentSecurityPolicy(settings));
      // That hosts could serve what somebody uploads: this one serves the export, the other one script.
      expect(faults.filter((fault) => !fault.startsWith('SCRIPT_ALLOWLIST_BYPASS: '))).toEqual([]);
      expect(faults[0]).toBe("SCRIPT_ALLOWLIST_BYPASS: script-src 'self'");
    },
  );

  it('finds the faults of a weaker policy', () => {
    const weaker = contentSecurityPolicy({}).replace(
      "script-src 'self'",
      "script-src * 'unsafe-eval'",
    );
    expect(faultsOf(weaker)).toEqual(expect.arrayContaining(['PLAIN_WILDCARD: script-src *']));
    expect(faultsOf(weaker).some((fault) => fault.startsWith('SCRIPT_UNSAFE_EVAL'))).toBe(true);
  });

  it('finds no way around the policy of edited demos but the code that is edited', () => {
    const policy = headersOf('/sandbox/')['Content-Security-Policy'] ?? '';
    expect(
      faultsOf(policy).filter(
        (fault) => !/^SCRIPT_ALLOWLIST_BYPASS: script-src '?(self|blob:)/.test(fault),
      ),
    ).toEqual([]);
  });
});
