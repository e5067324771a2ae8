import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MutableRefObject,
} from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { CodeVariant } from '@/preferences/codePreferences';
import { setErrorLine } from './codeEditorErrorLine';
import { codeEditorState } from './codeEditorSetup';
import type { CodeSelection } from './codeSelection';
import styles from './CodeEditor.module.css';

export interface CodeEditorProps {
  /** Name of the text field. */
  label: string;
  /** The code as the owner holds it: what `onChange` tells comes back here. Other code replaces the document. */
  code: string;
  language: CodeVariant;
  /** Line that is marked, counted from 1. */
  errorLine: number | null;
  /** What is selected at first. */
  selection?: CodeSelection | null;
  autoFocus: boolean;
  onChange: (code: string) => void;
  /** Called for Escape. The text field keeps the focus unless it is taken. */
  onLeave: () => void;
}

export interface CodeEditorHandle {
  focus: () => void;
}

/**
 * A text field for code, colored and set as the code blocks of the site are. It grows with its code: what is around it scrolls.
 * Tab does not stop at it: it is entered by its owner.
 */
export const CodeEditor = forwardRef<CodeEditorHandle, CodeEditorProps>(
  function CodeEditor(props, ref) {
    const { code } = props;
    const translate = useTranslate();
    const hintId = useId();
    const { host, view } = useEditorView(props, hintId);
    useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), [view]);

    return (
      <>
        <div ref={host} className={styles.editor} style={extentOf(code)} />
        <span id={hintId} hidden>
          {translate('editorLeaveHint')}
        </span>
      </>
    );
  },
);

/** Keeps an editor in the host element as the props say. */
function useEditorView(props: CodeEditorProps, hintId: string) {
  const { code, language, errorLine } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const latest = useRef(props);
  const shown = useRef({ code, language });
  /** What was told to the owner and has not come back yet, oldest first: it may come late, when more is typed already. */
  const told = useRef<string[]>([]);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const state = stateOf({ latest, told, hintId, selection: latest.current.selection });
    const created = new EditorView({ parent: host.current, state });
    view.current = created;
    if (latest.current.autoFocus) created.focus();
    return () => created.destroy();
  }, [hintId]);

  useLayoutEffect(() => {
    const before = shown.current;
    const echo = told.current.indexOf(code);
    shown.current = { code, language };
    told.current.splice(0, echo + 1);
    if (before.language === language && (echo >= 0 || before.code === code)) return;
    told.current = [];
    view.current?.setState(stateOf({ latest, told, hintId }));
  }, [code, language, hintId]);

  useLayoutEffect(() => {
    view.current?.dispatch({ effects: setErrorLine.of(errorLine) });
  }, [errorLine]);

  return { host, view };
}

interface StateOptions {
  latest: MutableRefObject<CodeEditorProps>;
  told: MutableRefObject<string[]>;
  hintId: string;
  selection?: CodeSelection | null | undefined;
}

/** A new document for the props, whatever they are when something happens in it. */
function stateOf({ latest, told, hintId, selection = null }: StateOptions): EditorState {
  const { code, language, errorLine } = latest.current;
  return codeEditorState({
    code,
    language,
    errorLine,
    selection,
    attributes: () => ({
      'aria-label': latest.current.label,
      'aria-describedby': hintId,
      autocapitalize: 'off',
      spellcheck: 'false',
      // What is around it is the tab stop.
      tabindex: '-1',
    }),
    onChange: (changed) => {
      told.current.push(changed);
      latest.current.onChange(changed);
    },
    onLeave: () => latest.current.onLeave(),
  });
}

/**
 * Room for the whole code, in lines and characters: the editor writes only what is in view, and what scrolls around it must know
 * the size of all.
 */
function extentOf(code: string): CSSProperties {
  const lines = code.split('\n');
  const columns = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  return { '--code-lines': lines.length, '--code-columns': columns } as CSSProperties;
}
