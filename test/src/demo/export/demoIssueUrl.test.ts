import { demoIssueUrl, type DemoIssue } from '@/demo/export/demoIssueUrl';

const ISSUE: DemoIssue = {
  repository: 'https://github.com/acme/docs',
  demo: 'BasicButtons',
  path: '/material-ui/react-button/',
  version: '5.15.1',
  error: 'TypeError: a & b\n    at Demo (Demo.tsx:3)',
};

const bodyOf = (url: string | null) => new URL(url ?? '').searchParams.get('body') ?? '';

describe('demoIssueUrl', () => {
  it('is null when no repository is configured', () => {
    expect(demoIssueUrl({ ...ISSUE, repository: undefined })).toBeNull();
    expect(demoIssueUrl({ ...ISSUE, repository: '' })).toBeNull();
  });

  it('leads to a new issue that says what failed where', () => {
    const url = new URL(demoIssueUrl(ISSUE) ?? '');
    expect(url.origin + url.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('[demo] BasicButtons fails');
    expect(bodyOf(url.href)).toContain('Page: /material-ui/react-button/\nVersion: 5.15.1');
    expect(bodyOf(url.href)).toContain('    TypeError: a & b\n        at Demo (Demo.tsx:3)\n');
  });

  it.each([
    ['letters', 'e'.repeat(50_000)],
    ['lines', 'at x\n'.repeat(5_000)],
    ['letters of three bytes', '错'.repeat(5_000)],
    ['signs of four bytes', '🙂'.repeat(5_000)],
    ['half a sign', '\ud83d'.repeat(5_000)],
  ])('cuts a long error of %s, and keeps as much as there is room for', (_name, error) => {
    const url = demoIssueUrl({ ...ISSUE, error }) ?? '';
    expect(url.length).toBeLessThan(6_000);
    expect(url.length).toBeGreaterThan(5_900);
    expect(bodyOf(url)).toMatch(/…\n\nWhat I did/);
  });

  it('cuts no error that has room', () => {
    expect(bodyOf(demoIssueUrl({ ...ISSUE, error: 'e'.repeat(5_000) }))).not.toContain('…');
  });
});
