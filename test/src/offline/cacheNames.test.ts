import { cacheName, outdatedCaches } from '@/offline/cacheNames';

describe('cacheName', () => {
  it('holds purpose and release', () => {
    expect(cacheName('pages', '3f9ab21c')).toBe('pages-3f9ab21c');
  });
});

describe('outdatedCaches', () => {
  it('names what other releases have left, for every purpose', () => {
    const old = ['pages-a', 'data-a', 'assets-a', 'files-a', 'shell-a'];
    expect(outdatedCaches([...old, 'pages-b', 'shell-b'], 'b')).toEqual(old);
  });

  it('leaves caches of anything else alone', () => {
    expect(outdatedCaches(['webfonts', 'page', 'other-a'], 'b')).toEqual([]);
  });

  it('tells a release from one whose name begins alike', () => {
    expect(outdatedCaches(['pages-b2', 'pages-b'], 'b')).toEqual(['pages-b2']);
  });
});
