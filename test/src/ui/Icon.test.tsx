import { render } from '@testing-library/react';
import { Icon } from '@/ui/Icon';

describe('Icon', () => {
  it('is hidden from screen readers and from the keyboard', () => {
    const { container } = render(<Icon name="search" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstElementChild).toHaveAttribute('focusable', 'false');
  });

  it('takes a size and a class', () => {
    const { container } = render(<Icon name="search" width={16} height={16} className="a" />);
    expect(container.firstElementChild).toHaveAttribute('width', '16');
    expect(container.firstElementChild).toHaveAttribute('height', '16');
    expect(container.firstElementChild).toHaveClass('a');
  });

  it('draws different icons differently', () => {
    const { container } = render(
      <>
        <Icon name="up" />
        <Icon name="down" />
      </>,
    );
    const [up, down] = [...container.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(up).toBeTruthy();
    expect(up).not.toBe(down);
  });
});
