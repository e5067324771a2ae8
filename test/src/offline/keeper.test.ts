/** @jest-environment node */
import { keeper } from '@/offline/keeper';
import { basicResponse, MemoryCaches } from '../../fixtures/cacheStorage';

const ORIGIN = 'https://docs.example';

/** A document of a release that needs a file and lists others for later. */
function documentOf(release: string, { file = '1.js', later = [] as string[] } = {}): string {
  return `<script src="/_next/static/chunks/${file}"></script>
<script src="/_next/static/${release}/_buildManifest.js"></script>
<script id="later-files" type="application/json">${JSON.stringify(later)}</script>`;
}

let storage: MemoryCaches;
let asked: string[];

/** Has the network give these files; all others are missing. */
function serve(files: Record<string, string>): void {
  asked = [];
  globalThis.fetch = (input) => {
    const path = new URL(input as string).pathname;
    asked.push(path);
    const body = files[path];
    return Promise.resolve(basicResponse(body ?? '', { status: body === undefined ? 404 : 200 }));
  };
}

const SHARED = {
  '/_next/static/chunks/1.js': '1',
  '/_next/static/r1/_buildManifest.js': 'manifest',
};

beforeEach(() => {
  storage = new MemoryCaches();
  Object.assign(globalThis, { caches: storage });
});

const kept = (name: string) => storage.addresses(name).map((url) => new URL(url).pathname);

describe('keepAll', () => {
  it('keeps a page with all that it needs now and later, sources of demos and pages in frames too', async () => {
    serve({
      ...SHARED,
      '/a/': documentOf('r1', {
        later: ['/_next/static/chunks/2.js', '/_next/data/r1/demos/A.json', '/demos/A/'],
      }),
      '/demos/A/': documentOf('r1', { file: '3.js' }),
      '/_next/static/chunks/2.js': '2',
      '/_next/static/chunks/3.js': '3',
      '/_next/data/r1/demos/A.json': '{}',
    });
    await keeper('r1', ORIGIN).keepAll(['/a/']);
    expect(kept('pages-r1')).toEqual(['/a/', '/demos/A/']);
    expect(kept('assets-r1').sort()).toEqual([
      '/_next/static/chunks/1.js',
      '/_next/static/chunks/2.js',
      '/_next/static/chunks/3.js',
      '/_next/static/r1/_buildManifest.js',
    ]);
    expect(kept('data-r1')).toEqual(['/_next/data/r1/demos/A.json']);
  });

  it('asks for nothing that is kept already', async () => {
    serve({ ...SHARED, '/a/': documentOf('r1') });
    const ours = keeper('r1', ORIGIN);
    await ours.keepAll(['/a/', '/a/']);
    expect(asked).toHaveLength(3);
    await ours.keepAll(['/a/']);
    expect(asked).toHaveLength(3);
  });

  it('asks once for what two pages want at the same time', async () => {
    serve({
      ...SHARED,
      '/a/': documentOf('r1', { later: ['/_next/data/r1/demos/A.json'] }),
      '/b/': documentOf('r1', { later: ['/_next/data/r1/demos/A.json'] }),
      '/_next/data/r1/demos/A.json': '{}',
    });
    const ours = keeper('r1', ORIGIN);
    await Promise.all([ours.keepAll(['/a/']), ours.keepAll(['/a/']), ours.keepAll(['/b/'])]);
    expect([...asked].sort()).toEqual([
      '/_next/data/r1/demos/A.json',
      '/_next/static/chunks/1.js',
      '/_next/static/r1/_buildManifest.js',
      '/a/',
      '/b/',
    ]);
  });

  it('asks again for what has failed', async () => {
    serve({});
    const ours = keeper('r1', ORIGIN);
    await ours.keepAll(['/a/']);
    serve({ ...SHARED, '/a/': documentOf('r1') });
    await ours.keepAll(['/a/']);
    expect(kept('pages-r1')).toEqual(['/a/']);
  });

  it('keeps no document and no data of another release', async () => {
    serve({ ...SHARED, '/a/': documentOf('r2'), '/_next/data/r2/a.json': '{}' });
    await keeper('r1', ORIGIN).keepAll(['/a/', '/_next/data/r2/a.json']);
    expect(asked).toEqual(['/a/', '/_next/data/r2/a.json']);
    expect(kept('pages-r1')).toEqual([]);
    expect(kept('data-r1')).toEqual([]);
  });

  it('goes on when one of them fails', async () => {
    serve({ ...SHARED, '/b/': documentOf('r1') });
    const answers = globalThis.fetch;
    globalThis.fetch = (input) =>
      (input as string).endsWith('/a/') ? Promise.reject(new TypeError('offline')) : answers(input);
    await keeper('r1', ORIGIN).keepAll(['/a/', '/missing/', '/b/']);
    expect(kept('pages-r1')).toEqual(['/b/']);
  });
});

describe('keepShell', () => {
  it('keeps the page in a cache of its own, with its files', async () => {
    serve({ ...SHARED, '/offline/': documentOf('r1') });
    await keeper('r1', ORIGIN).keepShell('/offline/');
    expect(kept('shell-r1')).toEqual(['/offline/']);
    expect(kept('pages-r1')).toEqual([]);
    expect(kept('assets-r1')).toHaveLength(2);
  });

  it('fails when the page is of another release: the host is in the middle of a deploy', async () => {
    serve({ ...SHARED, '/offline/': documentOf('r2') });
    await expect(keeper('r1', ORIGIN).keepShell('/offline/')).rejects.toThrow('is not of r1');
    expect(kept('shell-r1')).toEqual([]);
  });

  it('fails when one of the files is missing', async () => {
    serve({ '/offline/': documentOf('r1') });
    await expect(keeper('r1', ORIGIN).keepShell('/offline/')).rejects.toThrow('404');
  });

  it('does not fail for want of room', async () => {
    storage.full = true;
    serve({ ...SHARED, '/offline/': documentOf('r1') });
    await expect(keeper('r1', ORIGIN).keepShell('/offline/')).resolves.toBeUndefined();
  });
});
