import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { CodeVariant } from '@/preferences/codePreferences';
import { CodeBlock } from '@/ui/CodeBlock';
import { CopyButton } from '@/ui/CopyButton';
import { isPlainClick } from '@/ui/isPlainClick';
import { StaticHtml } from '@/ui/StaticHtml';
import type { CodeEditor, CodeEditorHandle } from './CodeEditor';
import { codeSelection, type CodeSelection } from './codeSelection';
import { loadSandboxedDemo } from './loadSandboxedDemo';
import styles from './EditableCode.module.css';

interface EditableCodeProps {
  /** Id of the static code, unique in the page. */
  id: string;
  /** Colored code: the content of a `<code>` element. Absent on the first load, when it stands in the document. */
  html: string | undefined;
  /** The code as it is now, edited or not. Other code than `onChange` told, as after a reset, replaces what is being edited. */
  code: string;
  language: CodeVariant;
  /** Name of the box and of the text field in it. */
  label: string;
  /** Shows the code alone. */
  disabled?: boolean;
  /** Line that is marked while editing, counted from 1. */
  errorLine?: number | null;
  /** Called when the editor has come. */
  onStart?: () => void;
  onChange: (code: string) => void;
}

/**
 * Code that becomes an editor in its place: with Enter while its box has the focus, or with a press in it that selects nothing.
 * The editor is loaded then, and stays. Escape gives the focus back to the box; Tab passes by.
 */
export function EditableCode({ disabled = false, ...props }: EditableCodeProps) {
  const translate = useTranslate();
  if (disabled) return <CodeBlock id={props.id} html={props.html} copyLabel={translate('copy')} />;
  return <EditableBox {...props} />;
}

function EditableBox({ id, html, label, errorLine = null, ...props }: EditableCodeProps) {
  const { code, language, onChange } = props;
  const translate = useTranslate();
  const hintId = useId();
  const { box, handle, editor, status, start, forgetFailure } = useEditor(props.onStart);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // It would also be typed into the editor.
    event.preventDefault();
    start();
  };
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event) && window.getSelection()?.isCollapsed !== false) start();
  };

  return (
    <div className={`code ${styles.box}`}>
      <pre
        ref={box}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={status === 'loading'}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onBlur={forgetFailure}
      >
        {editor ? (
          <code>
            <editor.Component
              ref={handle}
              {...{ label, code, language, errorLine, onChange }}
              selection={editor.selection}
              autoFocus={editor.autoFocus}
              onLeave={() => box.current?.focus({ preventScroll: true })}
            />
          </code>
        ) : (
          <StaticHtml as="code" id={id} html={html} />
        )}
      </pre>
      <CopyButton label={translate('copy')} text={editor ? code : ''} />
      <p role="status" className={styles.status} data-loading={status === 'loading' || undefined}>
        {status ? translate(STATUS_TEXTS[status]) : null}
      </p>
      <p id={hintId} className={styles.hint}>
        {translate('editorStartHint')}
      </p>
    </div>
  );
}

const STATUS_TEXTS = { loading: 'editorLoading', failed: 'editorFailed' } as const;

interface LoadedEditor {
  Component: typeof CodeEditor;
  selection: CodeSelection | null;
  autoFocus: boolean;
}

type Status = keyof typeof STATUS_TEXTS | null;

/** Loads the editor when it is wanted, and lets the reader into it. */
function useEditor(onStart: (() => void) | undefined) {
  const box = useRef<HTMLPreElement>(null);
  const handle = useRef<CodeEditorHandle>(null);
  const [editor, setEditor] = useState<LoadedEditor | null>(null);
  const [status, setStatus] = useState<Status>(null);

  const load = async () => {
    setStatus('loading');
    try {
      const [{ CodeEditor: Component }] = await Promise.all([
        import('./CodeEditor'),
        loadSandboxedDemo(),
      ]);
      const code = box.current;
      if (!code) return;
      // Whoever has turned elsewhere meanwhile is not called back.
      const autoFocus = code.contains(document.activeElement);
      setEditor({ Component, selection: codeSelection(code), autoFocus });
      setStatus(null);
      onStart?.();
    } catch {
      setStatus('failed');
    }
  };
  const start = () => {
    if (editor) handle.current?.focus();
    else if (status !== 'loading') void load();
  };
  const forgetFailure = () => setStatus((before) => (before === 'failed' ? null : before));

  return { box, handle, editor, status, start, forgetFailure };
}
