import { loadNextPage, type PageRouter } from '@/offline/loadNextPage';

function open(pathname: string) {
  const pushed: unknown[] = [];
  const done: string[] = [];
  let onPop = (): boolean => true;
  const router: PageRouter = {
    push: (url) => {
      pushed.push(url);
      return Promise.resolve(true);
    },
    beforePopState: (callback) => {
      onPop = () => callback({ url: '', as: '', options: {} });
    },
  };
  const location = {
    href: `https://docs.example${pathname}`,
    pathname,
    assign: (url: string) => void done.push(url),
    reload: () => void done.push('reload'),
  };
  loadNextPage(router, location);
  return { router, location, pushed, done, pop: () => onPop() };
}

describe('loadNextPage', () => {
  it('loads another page as a whole', () => {
    const { router, pushed, done } = open('/joy-ui/');
    void router.push('/base-ui/?a=1#b');
    void router.push({ pathname: '/system/' });
    expect(done).toEqual(['https://docs.example/base-ui/?a=1#b', 'https://docs.example/system/']);
    expect(pushed).toEqual([]);
  });

  it('stays on the page for its anchors and queries', async () => {
    const { router, pushed, done } = open('/search/');
    expect(await router.push('/search/?q=a')).toBe(true);
    expect(await router.push('#b')).toBe(true);
    expect(done).toEqual([]);
    expect(pushed).toEqual(['/search/?q=a', '#b']);
  });

  it('loads the page that the reader goes back to', () => {
    const { location, done, pop } = open('/joy-ui/');
    expect(pop()).toBe(true);
    expect(done).toEqual([]);
    location.pathname = '/base-ui/';
    expect(pop()).toBe(false);
    expect(done).toEqual(['reload']);
  });
});
