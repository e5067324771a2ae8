import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopyButtons } from '@/ui/useCopyButtons';

const announce = jest.fn();
const TEXTS = { copied: 'Copied', hint: 'or Ctrl + C' };

/** Two boxes of code as the prose has them, which React does not know, and one of React. */
function Page() {
  useCopyButtons(TEXTS, announce);
  const box = (code: string) =>
    `<div class="code"><pre><code>${code}</code></pre><button type="button" data-copy>Copy</button></div>`;
  return (
    <>
      <div
        dangerouslySetInnerHTML={{
          __html: box('<span class="k">const</span> a\n= 1 &lt; 2') + box('second'),
        }}
      />
      <div className="code">
        <pre>
          <code>third</code>
        </pre>
        <button type="button" data-copy="">
          <svg data-testid="icon" />
          Copy
        </button>
      </div>
      <div>
        <button type="button" data-copy="">
          Lonely
        </button>
        <button type="button">Other</button>
      </div>
    </>
  );
}

const writeText = jest.fn<Promise<void>, [string]>();
const buttons = () => screen.getAllByRole('button');
const labels = () => buttons().map((button) => button.textContent);

async function press(index: number) {
  const button = buttons()[index];
  if (!button) throw new Error(`No button ${index}`);
  fireEvent.click(button);
  await act(() => Promise.resolve());
}

beforeEach(() => {
  jest.useFakeTimers();
  announce.mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('useCopyButtons', () => {
  it('copies the text of the code beside the button', async () => {
    render(<Page />);
    await press(0);
    expect(writeText.mock.calls).toEqual([['const a\n= 1 < 2']]);
  });

  it('says Copied for two seconds, then Copy again', async () => {
    render(<Page />);
    await press(0);
    expect(labels()).toEqual(['Copied', 'Copy', 'Copy', 'Lonely', 'Other']);
    expect(buttons()[0]).toHaveAttribute('data-copied');
    expect(buttons()[0]).toHaveAccessibleName('Copied');

    jest.advanceTimersByTime(1999);
    expect(buttons()[0]).toHaveTextContent('Copied');
    jest.advanceTimersByTime(1);
    expect(buttons()[0]).toHaveTextContent('Copy');
    expect(buttons()[0]).not.toHaveTextContent('Copied');
    expect(buttons()[0]).not.toHaveAttribute('data-copied');
  });

  it('tells a screen reader once', async () => {
    render(<Page />);
    await press(0);
    jest.advanceTimersByTime(5000);
    expect(announce.mock.calls).toEqual([['Copied']]);
  });

  it('counts the two seconds anew when pressed again', async () => {
    render(<Page />);
    await press(0);
    jest.advanceTimersByTime(1500);
    await press(0);
    jest.advanceTimersByTime(1999);
    expect(labels()[0]).toBe('Copied');
    jest.advanceTimersByTime(1);
    expect(labels()[0]).toBe('Copy');
    expect(announce).toHaveBeenCalledTimes(2);
  });

  it('lets every button count for itself', async () => {
    render(<Page />);
    await press(0);
    jest.advanceTimersByTime(1000);
    await press(1);
    jest.advanceTimersByTime(1000);
    expect(labels().slice(0, 2)).toEqual(['Copy', 'Copied']);
    jest.advanceTimersByTime(1000);
    expect(labels().slice(0, 2)).toEqual(['Copy', 'Copy']);
  });

  it('serves buttons that React made, also when what stands in them is pressed', async () => {
    render(<Page />);
    fireEvent.click(screen.getByTestId('icon'));
    await act(() => Promise.resolve());
    expect(writeText.mock.calls).toEqual([['third']]);
    expect(labels()[2]).toBe('Copied');
  });

  it('does nothing for a button without code and for other buttons', async () => {
    render(<Page />);
    await press(3);
    await press(4);
    expect(writeText).not.toHaveBeenCalled();
    expect(labels()).toEqual(['Copy', 'Copy', 'Copy', 'Lonely', 'Other']);
  });

  it('swallows a failure: nothing changes, nothing is said', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    // jsdom has no execCommand, the way that is tried second.
    Object.assign(document, { execCommand: () => false });
    render(<Page />);
    await press(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(labels()[0]).toBe('Copy');
    expect(buttons()[0]).not.toHaveAttribute('data-copied');
    expect(announce).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('copies by a selection where the clipboard is refused', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    let selected: string | undefined;
    Object.assign(document, {
      execCommand: (command: string) => {
        selected = window.getSelection()?.toString();
        return command === 'copy';
      },
    });
    render(<Page />);
    await press(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(selected).toBe('second');
    expect(labels()[1]).toBe('Copied');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('stops listening and counting when its owner goes', async () => {
    const { unmount } = render(<Page />);
    await press(0);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    document.body.innerHTML = '<div><code>a</code><button data-copy>Copy</button></div>';
    fireEvent.click(screen.getByRole('button'));
    expect(writeText).toHaveBeenCalledTimes(1);
  });
});
