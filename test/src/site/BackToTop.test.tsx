import { fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from '@/site/BackToTop';

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

const button = () => screen.queryByRole('button', { name: 'Scroll back to top' });

beforeEach(() => scrollTo(0));

describe('BackToTop', () => {
  it('shows after 200 px of scrolling, and hides again', () => {
    render(<BackToTop />);
    expect(button()).toBeNull();
    scrollTo(200);
    expect(button()).toBeNull();
    scrollTo(201);
    expect(button()).toBeVisible();
    expect(button()).toHaveAttribute('tabindex', '0');
    scrollTo(0);
    expect(button()).toBeNull();
  });

  it('cannot be reached by keyboard while it is hidden', () => {
    render(<BackToTop />);
    expect(screen.getByRole('button', { hidden: true })).toHaveAttribute('tabindex', '-1');
  });

  it('shows at once on a page that opens scrolled', () => {
    scrollTo(900);
    render(<BackToTop />);
    expect(button()).toBeVisible();
  });

  it('stops listening when it goes', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    const { unmount } = render(<BackToTop />);
    unmount();
    expect(removed.mock.calls.map(([type]) => type)).toContain('scroll');
  });

  it('leads to the top, and the focus to the heading there', () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(
      <>
        <h1 id="main-heading" tabIndex={-1}>
          Title
        </h1>
        <BackToTop />
      </>,
    );
    scrollTo(900);
    fireEvent.click(screen.getByRole('button'));
    expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
