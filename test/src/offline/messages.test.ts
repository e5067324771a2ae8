import { askToTakeOver, isTakeOver, urlsToKeep } from '@/offline/messages';

const ORIGIN = 'https://docs.example';

describe('taking over', () => {
  it('is asked for in both forms, and both are understood', () => {
    const sent: unknown[] = [];
    askToTakeOver({ postMessage: (message: unknown) => void sent.push(message) });
    expect(sent).toEqual(['skipWaiting', { type: 'SKIP_WAITING' }]);
    expect(sent.map(isTakeOver)).toEqual([true, true]);
  });

  it.each([null, undefined, 1, 'SKIP_WAITING', {}, { type: 'KEEP' }, ['skipWaiting']])(
    'is not what %p asks for',
    (data) => {
      expect(isTakeOver(data)).toBe(false);
    },
  );
});

describe('urlsToKeep', () => {
  const keep = (urls: unknown, release = 'a') =>
    urlsToKeep({ type: 'KEEP', release, urls }, 'a', ORIGIN);

  it('makes addresses absolute', () => {
    expect(keep(['/joy-ui/', `${ORIGIN}/_next/static/1.js`])).toEqual([
      `${ORIGIN}/joy-ui/`,
      `${ORIGIN}/_next/static/1.js`,
    ]);
  });

  it('ignores other hosts and what is no address', () => {
    expect(keep(['https://evil.example/', 'https://', 7, null, '/a/'])).toEqual([`${ORIGIN}/a/`]);
  });

  it('ignores pages of another release', () => {
    expect(keep(['/a/'], 'b')).toEqual([]);
  });

  it('takes no more addresses than a page can have', () => {
    expect(keep(Array.from({ length: 10_000 }, (_, index) => `/${index}/`))).toHaveLength(500);
  });

  it.each([
    null,
    'KEEP',
    { type: 'KEEP' },
    { type: 'KEEP', release: 'a' },
    { type: 'KEEP', release: 'a', urls: '/a/' },
  ])('finds nothing in %p', (data) => {
    expect(urlsToKeep(data, 'a', ORIGIN)).toEqual([]);
  });
});
