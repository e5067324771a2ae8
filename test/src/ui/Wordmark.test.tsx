import { render } from '@testing-library/react';
import { Mark, Wordmark } from '@/ui/Wordmark';

describe('Wordmark', () => {
  it('is the name of the site beside its mark, which says nothing to a screen reader', () => {
    const { container } = render(<Wordmark />);
    expect(container).toHaveTextContent(/^MUIdocs$/);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
  });
});

describe('Mark', () => {
  it('is a square of the size asked for', () => {
    const { container } = render(<Mark size={64} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '64');
    expect(container.querySelector('svg')).toHaveAttribute('height', '64');
  });
});
