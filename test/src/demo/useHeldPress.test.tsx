import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { useHeldPress } from '@/demo/useHeldPress';

const onPress = jest.fn<void, [string]>();
const onPageClick = jest.fn();
/** What the hook of the last toolbar has returned. */
const toolbar = { onLive: () => {} };

/** A toolbar whose handlers count only once it is live, as the server's HTML does. */
function Shipped({ isShipped = true }) {
  const section = useRef<HTMLElement>(null);
  const onLive = useHeldPress(section, isShipped);
  useEffect(() => {
    toolbar.onLive = onLive;
  }, [onLive]);
  return (
    <section ref={section}>
      <button onClick={() => onPress('demo')}>Demo</button>
      <div role="toolbar">
        <button onClick={() => onPress('copy')}>Copy</button>
        <button onClick={() => onPress('edit')}>
          <i data-testid="icon" />
        </button>
      </div>
    </section>
  );
}

const pressed = () => onPress.mock.calls.flat();

beforeEach(() => {
  onPress.mockReset();
  onPageClick.mockReset();
  document.addEventListener('click', onPageClick);
});

afterEach(() => document.removeEventListener('click', onPageClick));

describe('useHeldPress', () => {
  it('presses again, when the toolbar is live, what was pressed last before', () => {
    render(<Shipped />);
    fireEvent.click(screen.getByText('Copy'));
    fireEvent.click(screen.getByTestId('icon'));
    expect(onPageClick).not.toHaveBeenCalled();
    onPress.mockReset();
    toolbar.onLive();
    expect(pressed()).toEqual(['edit']);
    expect(onPageClick).toHaveBeenCalledTimes(1);
  });

  it('lets presses through from then on', () => {
    render(<Shipped />);
    toolbar.onLive();
    expect(pressed()).toEqual([]);
    fireEvent.click(screen.getByText('Copy'));
    expect(pressed()).toEqual(['copy']);
  });

  it('has nothing to do with presses in the demo', () => {
    render(<Shipped />);
    fireEvent.click(screen.getByText('Demo'));
    toolbar.onLive();
    expect(pressed()).toEqual(['demo']);
    expect(onPageClick).toHaveBeenCalledTimes(1);
  });

  it('holds nothing back where the toolbar comes with its code', () => {
    render(<Shipped isShipped={false} />);
    fireEvent.click(screen.getByText('Copy'));
    expect(pressed()).toEqual(['copy']);
    expect(onPageClick).toHaveBeenCalledTimes(1);
  });

  it('ends with the demo', () => {
    const { container, unmount } = render(<Shipped />);
    const copy = screen.getByText('Copy');
    unmount();
    container.append(copy);
    fireEvent.click(copy);
    expect(onPageClick).toHaveBeenCalledTimes(1);
  });
});
