import { readablePages } from '@/offline/readablePages';

/** Caches that hold these documents, by address. */
function hold(documents: Record<string, string>): string[] {
  const opened: string[] = [];
  const cache = {
    keys: () => Promise.resolve(Object.keys(documents).map((url) => ({ url }))),
    match: (url: string) => Promise.resolve({ text: () => Promise.resolve(documents[url]) }),
  };
  const open = (name: string) => {
    opened.push(name);
    return Promise.resolve(cache);
  };
  Object.assign(globalThis, { caches: { open } });
  return opened;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('readablePages', () => {
  it('lists the pages of a release by address, with the titles of their documents', async () => {
    const opened = hold({
      'https://docs.example/system/': '<head><title>MUI System</title>',
      'https://docs.example/joy-ui/react-a/': '<title data-x="">A &amp; B - Joy UI</title>',
    });
    expect(await readablePages('r1')).toEqual([
      { path: '/joy-ui/react-a/', title: 'A & B - Joy UI' },
      { path: '/system/', title: 'MUI System' },
    ]);
    expect(opened).toEqual(['pages-r1']);
  });

  it('leaves out single demos, test pages, itself, and damaged documents', async () => {
    hold({
      'https://docs.example/demos/joy-ui/A/': '<title>A</title>',
      'https://docs.example/experiments/docs/callouts/': '<title>Callouts</title>',
      'https://docs.example/offline/': '<title>No network</title>',
      'https://docs.example/system/': '',
    });
    expect(await readablePages('r1')).toEqual([]);
  });

  it('lists nothing where caches are missing or refuse', async () => {
    expect(await readablePages('r1')).toEqual([]);
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('blocked')) } });
    expect(await readablePages('r1')).toEqual([]);
  });
});
