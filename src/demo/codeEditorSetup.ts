import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { CodeVariant } from '@/preferences/codePreferences';
import { CODE_LANGUAGES, codeColors } from './codeEditorColors';
import { errorLineField, errorLineMarks } from './codeEditorErrorLine';

interface CodeEditorSetup {
  code: string;
  language: CodeVariant;
  /** Line that is marked, counted from 1. */
  errorLine: number | null;
  /** Positions in the code, counted from 0. */
  selection: { anchor: number; head: number } | null;
  /** Attributes of the text field, read again with every update. */
  attributes: () => Record<string, string>;
  onChange: (code: string) => void;
  onLeave: () => void;
}

/** A new document with its own undo history. Tab is left to the page: it moves the focus on. */
export function codeEditorState(setup: CodeEditorSetup): EditorState {
  const { code, language, errorLine, selection, attributes, onChange, onLeave } = setup;
  const leave = () => {
    onLeave();
    return true;
  };
  const state = EditorState.create({
    doc: code,
    extensions: [
      // Before the other keys: Escape would only give up the selection. It is not for what surrounds the editor either.
      keymap.of([{ key: 'Escape', run: leave, stopPropagation: true }]),
      keymap.of([...historyKeymap, ...defaultKeymap]),
      history(),
      CODE_LANGUAGES[language],
      codeColors,
      errorLineField.init((created) => errorLineMarks(created.doc, errorLine)),
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of(attributes),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) onChange(doc.toString());
      }),
    ],
  });
  return selection ? state.update({ selection: inside(selection, state.doc.length) }).state : state;
}

function inside({ anchor, head }: { anchor: number; head: number }, length: number) {
  return { anchor: Math.min(anchor, length), head: Math.min(head, length) };
}
