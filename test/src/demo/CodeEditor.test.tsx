import { EditorView } from '@codemirror/view';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { CodeEditor, type CodeEditorHandle, type CodeEditorProps } from '@/demo/CodeEditor';
import '../../fixtures/textLayout';

const CODE = 'const a = 1;\nconst b = 2;\nexport { a, b };';

const onChange = jest.fn<void, [string]>();
const onLeave = jest.fn();
const PROPS: CodeEditorProps = {
  label: 'Source of Basic',
  code: CODE,
  language: 'TS',
  errorLine: null,
  autoFocus: false,
  onChange,
  onLeave,
};

beforeEach(() => {
  onChange.mockReset();
  onLeave.mockReset();
});

const field = () => screen.getByRole('textbox', { name: 'Source of Basic' });
const view = () => EditorView.findFromDOM(field()) as EditorView;
const code = () => view().state.doc.toString();
const lines = () => [...field().querySelectorAll('.cm-line')];
const type = (text: string, from = 0) =>
  act(() => view().dispatch({ changes: { from, insert: text }, userEvent: 'input.type' }));
const undo = () => fireEvent.keyDown(field(), { key: 'z', code: 'KeyZ', ctrlKey: true });

function show(props: Partial<CodeEditorProps> = {}) {
  const { rerender } = render(<CodeEditor {...PROPS} {...props} />);
  return (next: Partial<CodeEditorProps>) => rerender(<CodeEditor {...PROPS} {...next} />);
}

describe('CodeEditor', () => {
  it('is a named text field of several lines that says how to leave it', () => {
    show();
    expect(field()).toHaveAttribute('aria-multiline', 'true');
    expect(field()).toHaveAccessibleDescription('Press Escape to leave');
    expect(lines().map(({ textContent }) => textContent)).toEqual(CODE.split('\n'));
  });

  it('corrects nothing, and is no stop of the Tab key', () => {
    show();
    expect(field()).toHaveAttribute('spellcheck', 'false');
    expect(field()).toHaveAttribute('autocapitalize', 'off');
    expect(field()).toHaveAttribute('autocorrect', 'off');
    expect(field()).toHaveAttribute('tabindex', '-1');
  });

  it('tells what is typed', () => {
    show();
    type('// ');
    expect(onChange.mock.calls).toEqual([[`// ${CODE}`]]);
  });

  it('takes the focus when asked', () => {
    const ref = createRef<CodeEditorHandle>();
    render(<CodeEditor {...PROPS} ref={ref} />);
    expect(field()).not.toHaveFocus();
    act(() => ref.current?.focus());
    expect(field()).toHaveFocus();
  });

  it('takes the focus at once when told so, in the mode that mounts twice too', () => {
    render(<CodeEditor {...PROPS} autoFocus />, { wrapper: StrictMode });
    expect(field()).toHaveFocus();
    type('// ');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('begins with a selection, which ends where the code ends', () => {
    show({ selection: { anchor: 6, head: 9999 } });
    expect(view().state.selection.main).toMatchObject({ anchor: 6, head: CODE.length });
  });

  it('is left with Escape, which nothing around it hears of', async () => {
    const heard = jest.fn();
    render(
      <div onKeyDown={heard}>
        <CodeEditor {...PROPS} autoFocus />
      </div>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
    expect(code()).toBe(CODE);
  });

  it('leaves the Tab key to the page', async () => {
    render(
      <>
        <CodeEditor {...PROPS} autoFocus />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByText('After')).toHaveFocus();
    expect(code()).toBe(CODE);
  });

  it('undoes', () => {
    show();
    type('// ');
    undo();
    expect(code()).toBe(CODE);
  });
});

describe('the code that a CodeEditor is given', () => {
  it('replaces what was typed and its history, and is not told back', () => {
    const update = show();
    type('// ');
    onChange.mockClear();
    update({ code: 'reset();' });
    expect(code()).toBe('reset();');
    undo();
    expect(code()).toBe('reset();');
    expect(onChange).not.toHaveBeenCalled();
    type('// ');
    expect(onChange.mock.calls).toEqual([['// reset();']]);
  });

  it('may be the code from before what was typed', () => {
    function Page() {
      const [value, setValue] = useState(CODE);
      return (
        <>
          <CodeEditor {...PROPS} code={value} onChange={setValue} />
          <button onClick={() => setValue(CODE)}>Reset</button>
        </>
      );
    }
    render(<Page />);
    type('// ');
    fireEvent.click(screen.getByText('Reset'));
    expect(code()).toBe(CODE);
    undo();
    expect(code()).toBe(CODE);
  });

  it('changes nothing when it is what was told, also when more is typed already', () => {
    const update = show();
    type('a');
    type('b');
    update({ code: `a${CODE}` });
    expect(code()).toBe(`ba${CODE}`);
    update({ code: `ba${CODE}` });
    expect(code()).toBe(`ba${CODE}`);
    undo();
    expect(code()).toBe(CODE);
  });

  it('replaces the document when it is what was told long ago', () => {
    const update = show();
    type('a');
    update({ code: `a${CODE}` });
    type('b');
    update({ code: `ba${CODE}` });
    update({ code: `a${CODE}` });
    expect(code()).toBe(`a${CODE}`);
  });

  it('is a new document in another language', () => {
    const update = show();
    type('// ');
    update({ code: `// ${CODE}`, language: 'JS' });
    undo();
    expect(code()).toBe(`// ${CODE}`);
  });

  it('keeps the name that the field has now', () => {
    const update = show();
    update({ label: 'Quelltext', code: 'a' });
    expect(screen.getByRole('textbox', { name: 'Quelltext' })).toBeInTheDocument();
  });

  it('has room for all its lines and its longest one, whatever part of it is written', () => {
    const update = show();
    const host = field().closest<HTMLElement>('.editor');
    expect(host?.style.getPropertyValue('--code-lines')).toBe('3');
    expect(host?.style.getPropertyValue('--code-columns')).toBe('16');
    update({ code: 'a' });
    expect(host?.style.getPropertyValue('--code-lines')).toBe('1');
    expect(host?.style.getPropertyValue('--code-columns')).toBe('1');
  });
});

describe('the error line of a CodeEditor', () => {
  const marked = () =>
    lines().flatMap((line, index) => (line.classList.contains('cm-error-line') ? [index + 1] : []));

  it('is marked, and makes the field invalid', () => {
    const update = show({ errorLine: 2 });
    expect(marked()).toEqual([2]);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    update({ errorLine: 3 });
    expect(marked()).toEqual([3]);
    update({ errorLine: null });
    expect(marked()).toEqual([]);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('moves along with what is typed above it', () => {
    show({ errorLine: 2 });
    type('\n');
    expect(marked()).toEqual([3]);
  });

  it('is there in a new document too', () => {
    const update = show({ errorLine: 2 });
    update({ errorLine: 2, code: 'a\nb' });
    expect(marked()).toEqual([2]);
    update({ errorLine: 1, code: 'c\nd' });
    expect(marked()).toEqual([1]);
  });

  it.each([0, 4])('is nowhere when there is no line %d', (errorLine) => {
    show({ errorLine });
    expect(marked()).toEqual([]);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });
});
