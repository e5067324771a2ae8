import { reloadIfReplaced, type ReloadPlace } from '@/site/reloadIfReplaced';
import { blockCookiesAndStorage } from '../../fixtures/blocked';

let release = 0;
const fetchMock = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();

/** A page of a release that no test has seen. */
function openPage(place: Partial<ReloadPlace> = {}): ReloadPlace & { reload: jest.Mock } {
  release += 1;
  return {
    buildId: `release-${release}`,
    isBusy: () => false,
    wasReloaded: () => false,
    ...place,
    reload: jest.fn(),
  };
}

const answer = (status: number) => fetchMock.mockResolvedValue({ status });

beforeEach(() => {
  window.sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(window, { fetch: fetchMock });
});

describe('reloadIfReplaced', () => {
  it.each([404, 410])(
    'reloads when the host answers %i for the release of the page',
    async (status) => {
      const page = openPage();
      answer(status);
      expect(await reloadIfReplaced(page)).toBe(true);
      expect(page.reload).toHaveBeenCalledTimes(1);
      expect(fetchMock).toHaveBeenCalledWith(`/_next/static/${page.buildId}/_buildManifest.js`, {
        method: 'HEAD',
        cache: 'no-store',
      });
    },
  );

  it.each([200, 304, 500, 503])(
    'leaves the page alone when the host answers %i',
    async (status) => {
      const page = openPage();
      answer(status);
      expect(await reloadIfReplaced(page)).toBe(false);
      expect(page.reload).not.toHaveBeenCalled();
    },
  );

  it('leaves the page alone without a network: what stands in it can be read', async () => {
    const page = openPage();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await reloadIfReplaced(page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads a page once, in its life and in that of the tab', async () => {
    const page = openPage();
    answer(404);
    await reloadIfReplaced(page);
    expect(await reloadIfReplaced(page)).toBe(false);
    // The tab remembers what the reloaded page does not.
    const fresh = openPage();
    window.sessionStorage.setItem(`reloaded ${fresh.buildId} ${window.location.pathname}`, '');
    expect(await reloadIfReplaced(fresh)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(fresh.reload).not.toHaveBeenCalled();
  });

  it('reloads again after the next deploy', async () => {
    answer(404);
    const pages = [openPage(), openPage()];
    for (const page of pages) await reloadIfReplaced(page);
    expect(pages.map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1]);
  });

  it('does not reload twice where nothing can be kept', async () => {
    answer(404);
    blockCookiesAndStorage();
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const first = openPage();
    expect(await reloadIfReplaced(first)).toBe(true);
    expect(await reloadIfReplaced(first)).toBe(false);
    expect(first.reload).toHaveBeenCalledTimes(1);
    const reloaded = openPage({ wasReloaded: () => true });
    expect(await reloadIfReplaced(reloaded)).toBe(false);
    expect(reloaded.reload).not.toHaveBeenCalled();
  });

  it('takes nothing from a reader who is writing, nor asks the host', async () => {
    const page = openPage({ isBusy: () => true });
    answer(404);
    expect(await reloadIfReplaced(page)).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('takes nothing from a reader who has begun to write while the host was asked', async () => {
    const isBusy = jest.fn().mockReturnValueOnce(false).mockReturnValue(true);
    const page = openPage({ isBusy });
    answer(404);
    expect(await reloadIfReplaced(page)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
