import { act, fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from '@/ui/CodeBlock';
import { CopyButton } from '@/ui/CopyButton';
import { useCopyButtons } from '@/ui/useCopyButtons';

const announce = jest.fn();
const TEXTS = { copied: 'Copied', hint: 'or ⌘ C' };
const writeText = jest.fn<Promise<void>, [string]>();

/** Two boxes of code, and a button that copies a text which stands nowhere else. */
function Page() {
  useCopyButtons(TEXTS, announce);
  return (
    <>
      <CodeBlock code="first" copyLabel="Copy" />
      <CodeBlock code="second" copyLabel="Copy" />
      <CopyButton label="Copy link" text="https://example.com/" />
      <p tabIndex={0}>Prose</p>
    </>
  );
}

beforeEach(() => {
  announce.mockClear();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => {
  window.getSelection()?.removeAllRanges();
  for (const [owner, name] of [
    [navigator, 'clipboard'],
    [document, 'execCommand'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

const boxes = () => document.querySelectorAll<HTMLElement>('.code');
const copied = () => writeText.mock.calls.map(([text]) => text);

/** Presses keys on what has the focus; says whether the page took them. */
async function press(init: KeyboardEventInit) {
  const left = fireEvent.keyDown(document.activeElement ?? document.body, {
    keyCode: 67,
    key: 'c',
    ...init,
  });
  await act(() => Promise.resolve());
  return !left;
}

/** Points at a box. jsdom knows no pointer: a class stands for it. */
function hover(index: number): void {
  boxes()[index]?.classList.add('hovered');
  const find = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => find(selector.replaceAll(':hover', '.hovered')));
}

const focus = (index: number) => boxes()[index]?.querySelector('pre')?.focus();

describe('copying by keyboard', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'copies the code that has the focus: %j and C',
    async (modifier) => {
      render(<Page />);
      focus(1);
      expect(await press(modifier)).toBe(true);
      expect(copied()).toEqual(['second']);
      expect(screen.getByRole('button', { name: 'Copied' }).closest('.code')).toBe(boxes()[1]);
      expect(announce.mock.calls).toEqual([['Copied']]);
    },
  );

  it.each([
    [1, 0, 'second'],
    [0, 1, 'first'],
  ])(
    'copies the code that has the focus: number %d, while %d is pointed at',
    async (focused, hovered, text) => {
      render(<Page />);
      hover(hovered);
      focus(focused);
      expect(await press({ ctrlKey: true })).toBe(true);
      expect(copied()).toEqual([text]);
    },
  );

  it('copies the code that is pointed at when no code has the focus', async () => {
    render(<Page />);
    hover(1);
    screen.getByText('Prose').focus();
    expect(await press({ ctrlKey: true })).toBe(true);
    expect(copied()).toEqual(['second']);
  });

  it('leaves the keys alone while text is being typed: with some keyboards they make a letter', async () => {
    render(<Page />);
    const code = boxes()[0]?.querySelector('pre');
    // jsdom does not know it.
    Object.defineProperty(code, 'isContentEditable', { value: true });
    code?.focus();
    expect(await press({ altKey: true })).toBe(false);
    expect(copied()).toEqual([]);
  });

  it('copies when the button of the code has the focus', async () => {
    render(<Page />);
    boxes()[0]?.querySelector('button')?.focus();
    await press({ ctrlKey: true });
    expect(copied()).toEqual(['first']);
  });

  it('knows the key by its code, whatever it types', async () => {
    render(<Page />);
    focus(0);
    await press({ ctrlKey: true, key: 'с' });
    await press({ ctrlKey: true, key: 'C' });
    expect(copied()).toEqual(['first', 'first']);
  });

  it.each<KeyboardEventInit>([
    {},
    { shiftKey: true },
    { ctrlKey: true, keyCode: 86, key: 'c' },
    { ctrlKey: true, keyCode: 75 },
  ])('leaves the keys %j alone', async (init) => {
    render(<Page />);
    focus(0);
    expect(await press(init)).toBe(false);
    expect(copied()).toEqual([]);
  });

  it('leaves it to the browser to copy what is selected', async () => {
    render(<Page />);
    focus(0);
    window.getSelection()?.selectAllChildren(screen.getByText('Prose'));
    expect(await press({ ctrlKey: true })).toBe(false);
    expect(copied()).toEqual([]);
  });

  it('does nothing where no code is hovered or has the focus', async () => {
    render(<Page />);
    expect(await press({ ctrlKey: true })).toBe(false);
    screen.getByText('Prose').focus();
    expect(await press({ ctrlKey: true })).toBe(false);
    expect(copied()).toEqual([]);
  });

  it('tells analytics how it was pressed, during that click alone', async () => {
    render(<Page />);
    const actions: (string | undefined)[] = [];
    const note = ({ target }: Event) =>
      actions.push((target as HTMLElement).dataset['gaEventAction']);
    document.addEventListener('click', note);
    focus(0);
    await press({ ctrlKey: true });
    const button = boxes()[0]?.querySelector('button') as HTMLElement;
    expect(button.dataset['gaEventAction']).toBe('copy-click');
    fireEvent.click(button);
    await act(() => Promise.resolve());
    document.removeEventListener('click', note);
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('stops when its owner goes', async () => {
    const { unmount } = render(<Page />);
    unmount();
    document.body.innerHTML = '<div class="code"><pre tabindex="0"><code>a</code></pre></div>';
    focus(0);
    expect(await press({ ctrlKey: true })).toBe(false);
    document.body.replaceChildren();
  });
});

describe('the hint of the keyboard', () => {
  it('stands on the button of the code that is pointed at', () => {
    render(<Page />);
    fireEvent.mouseOver(screen.getByText('second'));
    expect(boxes()[1]?.querySelector('button')).toHaveAttribute('title', 'or ⌘ C');
    expect(boxes()[0]?.querySelector('button')).not.toHaveAttribute('title');
    expect(screen.getByRole('button', { name: 'Copy link' })).not.toHaveAttribute('title');
  });

  it('does not change what the button is called', () => {
    render(<Page />);
    fireEvent.mouseOver(screen.getByText('first'));
    expect(boxes()[0]?.querySelector('button')).toHaveAccessibleName('Copy');
  });
});

describe('a text that stands nowhere else', () => {
  it('is copied', async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(() => Promise.resolve());
    expect(copied()).toEqual(['https://example.com/']);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('is told to have failed where copying is refused', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    // jsdom has no execCommand, the way that is tried second.
    Object.assign(document, { execCommand: () => false });
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(
      await screen.findByRole('button', { name: 'The request is not allowed' }),
    ).toBeInTheDocument();
    expect(announce.mock.calls).toEqual([['The request is not allowed']]);
  });
});
