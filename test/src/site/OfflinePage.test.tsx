import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readablePages, type ReadablePage } from '@/offline/readablePages';
import { loadOfflinePage } from '@/site/loadOfflinePage.server';
import { OfflinePage } from '@/site/OfflinePage';

jest.mock('@/offline/readablePages', () => ({ readablePages: jest.fn() }));

const { texts, page } = loadOfflinePage('en');

/** Shows the page with these pages kept. */
function show(pages: ReadablePage[]): string[] {
  const releases: string[] = [];
  Object.assign(window, { __NEXT_DATA__: { buildId: 'r1' } });
  jest.mocked(readablePages).mockImplementation((release) => {
    releases.push(release);
    return Promise.resolve(pages);
  });
  render(<OfflinePage texts={texts} />);
  return releases;
}

describe('OfflinePage', () => {
  it('lists what can be read, by product, as links that the browser follows itself', async () => {
    const releases = show([
      { path: '/joy-ui/react-button/', title: 'Button - Joy UI' },
      { path: '/versions/', title: 'Versions - MUI' },
    ]);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(texts.readable);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['Joy UI', texts.others]);
    const [first] = screen.getAllByRole('list');
    const link = within(first as HTMLElement).getByRole('link', { name: 'Button' });
    expect(link).toHaveAttribute('href', '/joy-ui/react-button/');
    expect(link).toHaveAttribute('data-own-click');
    expect(releases).toEqual(['r1']);
  });

  it('says when nothing is kept', async () => {
    show([]);
    expect(await screen.findByText(texts.none)).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('tries the wanted address again', async () => {
    const symbol = Object.getOwnPropertySymbols(window.location)[0] as symbol;
    const location = Reflect.get(window.location, symbol) as { reload: () => void };
    const reload = jest.spyOn(location, 'reload').mockImplementation(() => undefined);
    show([]);
    await userEvent.click(await screen.findByRole('button', { name: texts.retry }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stands at an address of its own, in no navigation', () => {
    expect(page).toMatchObject({ path: '/offline/', navigation: null, source: null });
    expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
  });
});
