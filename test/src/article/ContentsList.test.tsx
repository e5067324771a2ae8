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
