/** @jest-environment node */
import { releaseCache } from '@/offline/releaseCache';
import { basicResponse, MemoryCaches } from '../../fixtures/cacheStorage';

const URL_A = 'https://docs.example/a/';

let storage: MemoryCaches;

beforeEach(() => {
  storage = new MemoryCaches();
  Object.assign(globalThis, { caches: storage });
});

describe('releaseCache', () => {
  it('gives again what it has kept, under its release and purpose', async () => {
    const cache = releaseCache('pages', 'r1');
    expect(await cache.has(URL_A)).toBe(false);
    await cache.keep(URL_A, basicResponse('text'));
    expect(await cache.has(URL_A)).toBe(true);
    expect(await (await cache.find(URL_A))?.text()).toBe('text');
    expect(storage.addresses('pages-r1')).toEqual([URL_A]);
    expect(await releaseCache('pages', 'r2').has(URL_A)).toBe(false);
  });

  it.each<[string, Response]>([
    ['an opaque answer', new Response('text')],
    ['a failure', basicResponse('text', { status: 500 })],
    ['a missing page', basicResponse('text', { status: 404 })],
    ['a part', basicResponse('text', { status: 206 })],
    ['a redirected answer', basicResponse('text', { redirected: true })],
  ])('does not keep %s', async (_name, response) => {
    await releaseCache('pages', 'r1').keep(URL_A, response);
    expect(storage.addresses('pages-r1')).toEqual([]);
  });

  it.each([
    ['an empty answer', new Response('')],
    ['a failure', new Response('text', { status: 500 })],
  ])('counts %s that it finds as none, and removes it', async (_name, response) => {
    const cache = await storage.open('pages-r1');
    await cache.put(URL_A, response);
    expect(await releaseCache('pages', 'r1').find(URL_A)).toBeUndefined();
    expect(storage.addresses('pages-r1')).toEqual([]);
  });

  it('swallows that there is no room', async () => {
    storage.full = true;
    const cache = releaseCache('pages', 'r1');
    await cache.keep(URL_A, basicResponse('text'));
    expect(await cache.has(URL_A)).toBe(false);
  });

  it('works without caches at all', async () => {
    storage.open = () => Promise.reject(new DOMException('', 'SecurityError'));
    const cache = releaseCache('pages', 'r1');
    await cache.keep(URL_A, basicResponse('text'));
    expect(await cache.has(URL_A)).toBe(false);
    expect(await cache.find(URL_A)).toBeUndefined();
  });
});
