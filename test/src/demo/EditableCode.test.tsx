import { EditorView } from '@codemirror/view';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditableCode } from '@/demo/EditableCode';
import '../../fixtures/textLayout';

const CODE = 'const a = 1;';
const HTML = '<span class="k">const</span> a = <span class="n">1</span>;';

const onStart = jest.fn();
const onChange = jest.fn<void, [string]>();

beforeEach(() => {
  onStart.mockReset();
  onChange.mockReset();
  window.getSelection()?.removeAllRanges();
});

function Page({ disabled = false }: { disabled?: boolean }) {
  const [code, setCode] = useState(CODE);
  const change = (changed: string) => {
    onChange(changed);
    setCode(changed);
  };
  return (
    <>
      <EditableCode
        id="Basic-source"
        html={HTML}
        label="Source of Basic"
        language="TS"
        {...{ code, disabled, onStart }}
        onChange={change}
      />
      <button onClick={() => setCode(CODE)}>Reset</button>
    </>
  );
}

const box = () => screen.getByRole('group', { name: 'Source of Basic' });
const field = () => screen.findByRole('textbox', { name: 'Source of Basic' });
const view = async () => EditorView.findFromDOM(await field()) as EditorView;
const copyButton = () => screen.getByRole('button', { name: 'Copy' });
const text = (index: number) => document.querySelectorAll('code span')[index]?.firstChild as Text;

async function type(insert: string) {
  const editor = await view();
  act(() => editor.dispatch({ changes: { from: 0, insert } }));
}

async function start() {
  act(() => box().focus());
  await userEvent.keyboard('{Enter}');
  return field();
}

/** Longer than loading takes: nothing has been started. */
async function expectNoEditor() {
  await act(() => import('@/demo/CodeEditor'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onStart).not.toHaveBeenCalled();
}

describe('EditableCode', () => {
  it('is colored code in a box that says how to edit it', () => {
    render(<Page />);
    expect(box().closest('.code')).toContainElement(copyButton());
    expect(box()).toHaveAccessibleDescription('Press Enter to start editing');
    expect(box().querySelector('code')?.innerHTML).toBe(HTML);
    expect(copyButton()).toHaveAttribute('data-copy', '');
  });

  it('becomes an editor in its place with Enter, which is not typed', async () => {
    render(<Page />);
    const editor = await start();
    await waitFor(() => expect(editor).toHaveFocus());
    expect(box().querySelector('code')).toContainElement(editor);
    expect((await view()).state.doc.toString()).toBe(CODE);
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('becomes an editor with a press, with the caret where it was pressed', async () => {
    render(<Page />);
    window.getSelection()?.setBaseAndExtent(text(1), 1, text(1), 1);
    fireEvent.click(text(1).parentElement as HTMLElement);
    expect((await view()).state.selection.main).toMatchObject({ anchor: 11, head: 11 });
  });

  it('stays as it is when the press selects, has a modifier or is not the main button', async () => {
    render(<Page />);
    fireEvent.click(box(), { ctrlKey: true });
    fireEvent.click(box(), { button: 1 });
    window.getSelection()?.setBaseAndExtent(text(0), 0, text(0), 3);
    fireEvent.click(box());
    await expectNoEditor();
  });

  it('keeps what a second press selects while the editor comes', async () => {
    render(<Page />);
    fireEvent.click(box());
    window.getSelection()?.setBaseAndExtent(text(0), 0, text(0), 5);
    expect((await view()).state.selection.main).toMatchObject({ anchor: 0, head: 5 });
  });

  it('is passed by with Tab', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.tab();
    expect(copyButton()).toHaveFocus();
    await expectNoEditor();
  });

  it('does not call back a reader who has gone on while the editor came', async () => {
    render(<Page />);
    act(() => box().focus());
    fireEvent.keyDown(box(), { key: 'Enter' });
    act(() => copyButton().focus());
    await field();
    expect(copyButton()).toHaveFocus();
  });

  it('leaves other keys alone', async () => {
    render(<Page />);
    act(() => box().focus());
    expect(fireEvent.keyDown(box(), { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(box(), { key: ' ' })).toBe(true);
    await expectNoEditor();
  });

  it('is left with Escape and entered again with Enter, and keeps what was typed', async () => {
    render(<Page />);
    const editor = await start();
    await type('// ');
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveFocus();
    await userEvent.tab();
    expect(copyButton()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(editor).toHaveFocus();
    expect((await view()).state.doc.toString()).toBe(`// ${CODE}`);
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it('types a new line with Enter in the editor', async () => {
    render(<Page />);
    const editor = await start();
    fireEvent.keyDown(editor, { key: 'Enter', keyCode: 13 });
    expect((await view()).state.doc.lines).toBe(2);
  });

  it('leaves keys in the editor to the editor', async () => {
    render(<Page />);
    const editor = await start();
    expect(fireEvent.keyDown(editor, { key: 'Enter', keyCode: 13, altKey: true })).toBe(true);
  });

  it('tells what is typed, copies it, and takes it back', async () => {
    render(<Page />);
    await start();
    await type('// ');
    expect(onChange.mock.calls).toEqual([[`// ${CODE}`]]);
    expect(copyButton()).toHaveAttribute('data-copy', `// ${CODE}`);
    fireEvent.click(screen.getByText('Reset'));
    expect((await view()).state.doc.toString()).toBe(CODE);
    expect(copyButton()).toHaveAttribute('data-copy', CODE);
  });

  it('is the code alone when it is disabled', async () => {
    render(<Page disabled />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.querySelector('code')?.innerHTML).toBe(HTML);
    fireEvent.click(document.querySelector('code') as HTMLElement);
    await expectNoEditor();
  });
});
