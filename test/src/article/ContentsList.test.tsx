import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ContentsList } from '@/article/ContentsList';
import type { ArticleHeading } from '@/article/types';

const HEADINGS: ArticleHeading[] = [
  { id: 'first', text: 'First', level: 2 },
  { id: 'second', text: 'Second', level: 3 },
  { id: 'third', text: 'Third', level: 2 },
];

/** Distance of each heading from the top of the page. */
let tops: Record<string, number>;

/** The page that the list belongs to: 3000 px high in a window of 800 px. */
function Page() {
  return (
    <>
      <ContentsList headings={HEADINGS} path="/p/" />
      {HEADINGS.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </>
  );
}

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

const nav = () => screen.getByRole('navigation', { hidden: true });
const current = () =>
  within(nav())
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  tops = { first: 300, second: 900, third: 2000 };
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: (tops[this.id] ?? 0) - window.scrollY } as DOMRect;
  });
});

afterEach(() => jest.useRealTimers());

describe('ContentsList', () => {
  it('links to every heading with the whole address', () => {
    render(<Page />);
    const links = within(nav()).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['First', '/p/#first'],
      ['Second', '/p/#second'],
      ['Third', '/p/#third'],
    ]);
    expect(links.map((link) => link.dataset['level'])).toEqual(['2', '3', '2']);
  });

  it('is named for screen readers', () => {
    render(<Page />);
    expect(nav()).toHaveAccessibleName('Page table of contents');
    expect(within(nav()).getByText('Contents')).toBeInTheDocument();
  });

  it('can be opened by a button where it is not beside the text', () => {
    render(<Page />);
    const button = screen.getByRole('button', { name: 'On this page' });
    expect(button).toHaveAttribute('popovertarget', nav().id);
    expect(nav()).toHaveAttribute('popover', 'auto');
  });

  it('marks no section near the top of the page', () => {
    render(<Page />);
    scrollTo(199);
    pass(1000);
    expect(current()).toEqual([]);
  });

  it('marks the section being read, and says it on the button', () => {
    render(<Page />);
    scrollTo(850);
    pass(166);
    expect(current()).toEqual(['Second']);
    expect(screen.getByRole('button')).toHaveTextContent('On this pageSecond');
    scrollTo(250);
    pass(166);
    expect(current()).toEqual(['First']);
  });

  it('marks the section at which the page was opened', () => {
    Object.defineProperty(window, 'scrollY', { value: 1950, configurable: true });
    render(<Page />);
    expect(current()).toEqual(['Third']);
  });

  it('marks the last section at the end of the page', () => {
    tops['third'] = 2900;
    render(<Page />);
    scrollTo(2200);
    pass(166);
    expect(current()).toEqual(['Third']);
  });

  it('looks no more often than every 166 ms', () => {
    render(<Page />);
    scrollTo(850);
    pass(165);
    expect(current()).toEqual([]);
    pass(1);
    expect(current()).toEqual(['Second']);
  });

  it('marks a pressed section at once and stays with it for a second', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('link', { name: 'Third', hidden: true }));
    expect(current()).toEqual(['Third']);
    pass(833);
    scrollTo(850);
    pass(166);
    expect(current()).toEqual(['Third']);
    scrollTo(851);
    pass(166);
    expect(current()).toEqual(['Second']);
  });

  it('looks again when the second is over', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('link', { name: 'Third', hidden: true }));
    pass(834);
    scrollTo(850);
    pass(166);
    expect(current()).toEqual(['Second']);
  });

  it('closes over the page when a section is chosen', () => {
    render(<Page />);
    const hidePopover = jest.fn();
    Object.assign(nav(), { hidePopover });
    fireEvent.click(screen.getByRole('link', { name: 'First', hidden: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('stops looking when it goes', () => {
    const { unmount } = render(<Page />);
    scrollTo(850);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the entry of the section being read', () => {
  /** The list shows from 100 to 600; the entry of the second section is where the test puts it. */
  function scrollTopWith(
    entry: { top: number; bottom: number },
    then: () => void = () => undefined,
  ) {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.id) return { top: (tops[this.id] ?? 100) - window.scrollY, bottom: 600 } as DOMRect;
      return entry as DOMRect;
    });
    render(<Page />);
    nav().scrollTop = 1000;
    scrollTo(850);
    // The list stays where it is in the window.
    tops['contents'] = 100 + 850;
    pass(166);
    then();
    return nav().scrollTop;
  }

  it.each([
    { top: 300, bottom: 330 },
    { top: 148, bottom: 180 },
    { top: 520, bottom: 552 },
  ])('is left alone where it can be seen: %j', (entry) => {
    expect(scrollTopWith(entry)).toBe(1000);
  });

  it('is brought up from below the list, with room under it', () => {
    expect(scrollTopWith({ top: 900, bottom: 930 })).toBe(1000 + 330 + 48);
  });

  it('is brought down from above the list, with room over it', () => {
    expect(scrollTopWith({ top: 20, bottom: 50 })).toBe(1000 - 80 - 48);
  });

  it('is shown when the list opens over the page', () => {
    const reopen = () => {
      nav().scrollTop = 0;
      fireEvent(nav(), new Event('toggle'));
    };
    expect(scrollTopWith({ top: 900, bottom: 930 }, reopen)).toBe(330 + 48);
  });

  it('is no reason to scroll before there is one', () => {
    render(<Page />);
    expect(nav().scrollTop).toBe(0);
  });
});
