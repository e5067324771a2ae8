/** @jest-environment node */
import { answer } from '@/offline/answer';
import { keeper } from '@/offline/keeper';
import type { Route } from '@/offline/routeOf';
import { basicResponse, MemoryCaches } from '../../fixtures/cacheStorage';

const ORIGIN = 'https://docs.example';
const PATHS: Record<Route, string> = {
  pages: '/a/',
  data: '/_next/data/r1/a.json',
  assets: '/_next/static/1.js',
  files: '/favicon.svg',
};
const MANIFEST = '<script src="/_next/static/r1/_buildManifest.js"></script>';

let storage: MemoryCaches;
let asked: number;
let waiting: Promise<unknown>[];

/** What the network does: gives a text or a status; nothing for ever when `slow`, a failure when `off`. */
function network(does: string | number): void {
  globalThis.fetch = () => {
    asked += 1;
    if (does === 'off') return Promise.reject(new TypeError('Failed to fetch'));
    if (does === 'slow') return new Promise(() => undefined);
    return Promise.resolve(
      typeof does === 'number' ? basicResponse('', { status: does }) : basicResponse(does),
    );
  };
}

/** Answers a request for the route's path; resolves to the text and to the status of an empty one. */
async function ask(route: Route, preload?: Response): Promise<string | number> {
  const response = await answer(
    {
      request: new Request(ORIGIN + PATHS[route]),
      preloadResponse: Promise.resolve(preload),
      waitUntil: (work) => void waiting.push(work),
    },
    route,
    { keeper: keeper('r1', ORIGIN), shell: `${ORIGIN}/offline/` },
  );
  return (await response.text()) || response.status;
}

const keep = async (purpose: string, path: string, text: string) =>
  (await storage.open(`${purpose}-r1`)).put(ORIGIN + path, new Response(text));

beforeEach(() => {
  storage = new MemoryCaches();
  asked = 0;
  waiting = [];
  Object.assign(globalThis, { caches: storage });
});

afterEach(() => jest.useRealTimers());

describe('answer', () => {
  it.each<Route>(['pages', 'data', 'files'])(
    'asks the network first for %s, and keeps the answer',
    async (route) => {
      await keep(route, PATHS[route], 'old');
      network(`new ${MANIFEST}`);
      expect(await ask(route)).toBe(`new ${MANIFEST}`);
      await Promise.all(waiting);
      network('off');
      expect(await ask(route)).toBe(`new ${MANIFEST}`);
    },
  );

  it('asks nobody for a hashed file that is kept', async () => {
    network('1');
    expect(await ask('assets')).toBe('1');
    await Promise.all(waiting);
    expect(await ask('assets')).toBe('1');
    expect(asked).toBe(1);
  });

  it('asks the network for a hashed file whose copy is damaged', async () => {
    await keep('assets', PATHS.assets, '');
    network('1');
    expect(await ask('assets')).toBe('1');
  });

  it('shows a kept page after three seconds of waiting', async () => {
    jest.useFakeTimers();
    await keep('pages', PATHS.pages, 'old');
    network('slow');
    let shown: string | number | undefined;
    void ask('pages').then((text) => (shown = text));
    await jest.advanceTimersByTimeAsync(2999);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toBe('old');
  });

  it('waits on for a page that is not kept', async () => {
    jest.useFakeTimers();
    globalThis.fetch = () =>
      new Promise((resolve) => setTimeout(() => resolve(basicResponse('late')), 10_000));
    const shown = ask('pages');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await shown).toBe('late');
  });

  it('shows a kept page rather than the failure of a host, and the failure where nothing is kept', async () => {
    network(503);
    expect(await ask('pages')).toBe(503);
    await keep('pages', PATHS.pages, 'old');
    expect(await ask('pages')).toBe('old');
  });

  it('says that a page is gone even if it is kept', async () => {
    await keep('pages', PATHS.pages, 'old');
    network(404);
    expect(await ask('pages')).toBe(404);
  });

  it('gives the shell in place of a page only, when there is neither network nor a copy', async () => {
    await keep('shell', '/offline/', 'shell');
    network('off');
    expect(await ask('pages')).toBe('shell');
    for (const route of ['data', 'assets', 'files'] as const) {
      await expect(ask(route)).rejects.toThrow('Failed to fetch');
    }
  });

  it('fails as the network does when the shell could not be kept either', async () => {
    network('off');
    await expect(ask('pages')).rejects.toThrow('Failed to fetch');
  });

  it('uses the answer that the browser has asked for while the worker was starting', async () => {
    network('off');
    expect(await ask('pages', basicResponse('ahead'))).toBe('ahead');
    expect(asked).toBe(0);
  });

  it('keeps no document of another release', async () => {
    network('<script src="/_next/static/r2/_buildManifest.js"></script>');
    await ask('pages');
    await Promise.all(waiting);
    expect(storage.addresses('pages-r1')).toEqual([]);
  });
});
