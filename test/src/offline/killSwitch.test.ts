/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync('scripts/kill-switch/sw.js', 'utf8');

/** Runs the worker with these caches and windows, through its installation and activation; tells what it did. */
async function run(cacheNames: string[], windows: string[]): Promise<string[]> {
  const did: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const names = new Set(cacheNames);
  const clients = windows.map((url) => ({
    url,
    navigate: (to: string) => {
      did.push(`loads ${to}`);
      return Promise.reject(new TypeError('This window is not controlled'));
    },
  }));
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => did.push('takes over'),
    registration: { unregister: () => Promise.resolve(did.push('unregisters')) },
    clients: { matchAll: () => Promise.resolve(clients) },
  };
  const caches = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => {
      did.push(`deletes ${name}`);
      return Promise.resolve(names.delete(name));
    },
  };
  runInNewContext(SCRIPT, { self, caches });
  let work: Promise<unknown> = Promise.resolve();
  const event = { waitUntil: (promise: Promise<unknown>) => (work = promise) };
  listeners['install']?.(event);
  listeners['activate']?.(event);
  await work;
  return did;
}

describe('the worker that removes itself', () => {
  it('takes over, deletes every cache, unregisters and loads the windows once', async () => {
    expect(await run(['pages-r1', 'other'], ['https://docs.example/a/'])).toEqual([
      'takes over',
      'deletes pages-r1',
      'deletes other',
      'unregisters',
      'loads https://docs.example/a/',
    ]);
  });

  it('loads no window where there was nothing to delete, so that a page which registers it again ends there', async () => {
    expect(await run([], ['https://docs.example/a/'])).toEqual(['takes over', 'unregisters']);
  });
});
