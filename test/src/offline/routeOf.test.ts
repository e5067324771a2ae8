import { cacheKey, routeOf, type RequestFacts } from '@/offline/routeOf';

const ORIGIN = 'https://docs.example';

function route(path: string, facts: Partial<RequestFacts> = {}) {
  const url = path.startsWith('/') ? ORIGIN + path : path;
  return routeOf({ method: 'GET', url, mode: 'cors', partial: false, ...facts }, ORIGIN);
}

describe('routeOf', () => {
  it.each([
    ['/_next/static/chunks/main-1a.js', 'assets'],
    ['/_next/static/css/1a.css', 'assets'],
    ['/sandbox/modules/2CFYLD3E.js', 'assets'],
    ['/_next/data/3f9a/joy-ui/react-button.json', 'data'],
    ['/favicon.svg', 'files'],
    ['/material-ui/react-button/', 'files'],
  ])('%s goes to %s', (path, expected) => {
    expect(route(path)).toBe(expected);
  });

  it('takes what the reader goes to for a page', () => {
    expect(route('/material-ui/react-button/?q=1', { mode: 'navigate' })).toBe('pages');
  });

  it.each<[string, string, Partial<RequestFacts>]>([
    ['another host', 'https://fonts.example/_next/static/a.js', {}],
    ['another port', 'https://docs.example:444/a', {}],
    ['a form', '/', { method: 'POST' }],
    ['a part of a file', '/film.mp4', { partial: true }],
    ['the worker itself', '/sw.js', {}],
  ])('leaves %s to the browser', (_name, path, facts) => {
    expect(route(path, facts)).toBeNull();
  });
});

describe('cacheKey', () => {
  it('knows a page, its data and an asset without their query', () => {
    for (const kind of ['pages', 'data', 'assets'] as const) {
      expect(cacheKey(kind, `${ORIGIN}/a/?q=1#b`)).toBe(`${ORIGIN}/a/`);
    }
  });

  it('keeps the query of other files', () => {
    expect(cacheKey('files', `${ORIGIN}/a.svg?v=2`)).toBe(`${ORIGIN}/a.svg?v=2`);
  });
});
