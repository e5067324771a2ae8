import { keepPage } from '@/offline/keepPage';

/** A browser with a worker; returns what is posted to it. */
function browser({ saveData = false, files = [] as string[], next = {} } = {}): unknown[] {
  const posted: unknown[] = [];
  const active = { postMessage: (message: unknown) => void posted.push(message) };
  Object.defineProperties(navigator, {
    serviceWorker: { value: { ready: Promise.resolve({ active, ...next }) }, configurable: true },
    connection: { value: { saveData }, configurable: true },
  });
  Object.assign(window, { __NEXT_DATA__: { buildId: 'r1' } });
  Object.assign(performance, { getEntriesByType: () => files.map((name) => ({ name })) });
  return posted;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('keepPage', () => {
  it('names the page and the hashed files that it has loaded', async () => {
    window.history.replaceState(null, '', '/joy-ui/react-button/?a=1#b');
    const posted = browser({
      files: [
        'http://localhost/_next/static/chunks/1.js',
        'http://localhost/favicon.svg',
        'https://fonts.example/_next/static/2.js',
      ],
    });
    await keepPage();
    expect(posted).toEqual([
      {
        type: 'KEEP',
        release: 'r1',
        urls: ['/joy-ui/react-button/', 'http://localhost/_next/static/chunks/1.js'],
      },
    ]);
  });

  it.each(['installing', 'waiting'])(
    'asks for nothing while another worker is %s',
    async (state) => {
      const posted = browser({ next: { [state]: {} } });
      await keepPage();
      expect(posted).toEqual([]);
    },
  );

  it('asks for nothing where the reader saves data', async () => {
    const posted = browser({ saveData: true });
    await keepPage();
    expect(posted).toEqual([]);
  });
});
