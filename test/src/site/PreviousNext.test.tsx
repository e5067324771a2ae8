import { render, screen } from '@testing-library/react';
import { PreviousNext } from '@/site/PreviousNext';

const PREVIOUS = { path: '/p/a/', title: 'A', linkProps: {} };
const NEXT = { path: '/p/b/', title: 'B', linkProps: { 'data-ga-event-label': 'b' } };

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('PreviousNext', () => {
  it('leads to both neighbors', () => {
    render(<PreviousNext previous={PREVIOUS} next={NEXT} />);
    expect(screen.getByRole('navigation', { name: 'Previous and next page' })).toBeInTheDocument();
    const previous = screen.getByRole('link', { name: /Previous\s*A/ });
    expect(previous).toHaveAttribute('href', '/p/a/');
    expect(previous).toHaveAttribute('rel', 'prev');
    const next = screen.getByRole('link', { name: /Next\s*B/ });
    expect(next).toHaveAttribute('href', '/p/b/');
    expect(next).toHaveAttribute('rel', 'next');
  });

  it('leads to the one there is', () => {
    const { rerender } = render(<PreviousNext previous={PREVIOUS} next={null} />);
    expect(links()).toEqual(['/p/a/']);
    rerender(<PreviousNext previous={null} next={NEXT} />);
    expect(links()).toEqual(['/p/b/']);
  });

  it('spreads the link properties of the entry last', () => {
    const previous = { ...PREVIOUS, linkProps: { rel: 'nofollow', 'data-a': 'b' } };
    render(<PreviousNext previous={previous} next={NEXT} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('rel', 'nofollow');
    expect(first).toHaveAttribute('data-a', 'b');
    expect(second).toHaveAttribute('data-ga-event-label', 'b');
  });

  it('is absent without neighbors', () => {
    const { container } = render(<PreviousNext previous={null} next={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
