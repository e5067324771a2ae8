import { headerRules, headersOf, covers } from '@/publish/headers';
import { headersFile } from '@/publish/headersFile';

const RULES = headerRules({});
const FOLDERS = ['/', '/404.html', '/base-ui/*', '/demos/*', '/sandbox/*'];

/** Reads a `_headers` file as static hosts do. */
function sectionsOf(file: string): { path: string; headers: [string, string][] }[] {
  return file
    .trimEnd()
    .split('\n\n')
    .map((section) => {
      const [path = '', ...lines] = section.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return { path, headers: headers as [string, string][] };
    });
}

/** Every header of a path: a host sends those of all sections that cover it. */
const sentTo = (path: string) =>
  sectionsOf(headersFile(RULES, FOLDERS))
    .filter((section) => covers(section.path, path))
    .flatMap(({ headers }) => headers);

describe('headersFile', () => {
  it.each([
    '/',
    '/404.html',
    '/base-ui/react-tabs/',
    '/demos/base-ui/react-tabs/A/',
    '/sandbox/',
    '/sandbox/modules/a.js',
  ])('sends %s what the table says, each header once', (path) => {
    const sent = sentTo(path);
    expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
    const { 'Cache-Control': caching, ...expected } = headersOf(path, RULES);
    const { 'Cache-Control': sentCaching, ...headers } = Object.fromEntries(sent);
    expect(headers).toEqual(expected);
    // That a page is asked for anew is what hosts do by themselves.
    expect([undefined, caching]).toContain(sentCaching);
  });

  it('has files with a hash in their name kept for ever, with one instruction', () => {
    const caching = sentTo('/_next/static/chunks/a.js').filter(
      ([name]) => name === 'Cache-Control',
    );
    expect(caching).toEqual([['Cache-Control', 'public, max-age=31536000, immutable']]);
  });

  it('protects an address that is wrong from its first part on', () => {
    const headers = Object.fromEntries(sentTo('/nothing/'));
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });
});
