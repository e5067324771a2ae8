import { useRef, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { DEFAULT_STYLING } from '@/preferences/codePreferences';
import { CodeBlock } from '@/ui/CodeBlock';
import { DemoToolbar } from './DemoToolbar';
import type { DemoSource } from './demoTypes';
import { EditableCode } from './EditableCode';
import type { ChosenSource, SharedDemoProps } from './sharedProps';
import { useChosenSource } from './useChosenSource';
import { useDemoSource } from './useDemoSource';
import { useMessage } from './useMessage';
import styles from './Demo.module.css';

export interface DemoPanelProps extends SharedDemoProps {
  /** Colored preview, or the whole code where it is open from the start. Absent on the first load. */
  previewHtml: string | undefined;
}

/** The toolbar of a demo, and its code: a preview, or all of it, which can be edited. */
export function DemoPanel(props: DemoPanelProps) {
  const { state } = props;
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const previewId = `${props.demo.name}-preview`;
  const previewHtml = useShippedHtml(previewId, props.previewHtml);
  const [message, say] = useMessage();
  const chosen = useChosenSource(props.demo);
  // The preview is of the styling that every demo is written in.
  const hasPreview = props.demo.hasPreview && chosen.styling === DEFAULT_STYLING;
  const demo = { ...props.demo, hasPreview };
  const onFailure = () => say(translate('codeFailed'));
  const { isOpen, source, open, close, current } = useDemoSource({
    demo,
    state,
    chosen,
    onFailure,
  });

  return (
    <div ref={panel} className={styles.panel} data-demo-panel="">
      <DemoToolbar
        {...props}
        demo={demo}
        chosen={chosen}
        isOpen={isOpen}
        onToggle={() => (isOpen ? close() : void open())}
        onEdit={() => void open().then(() => startEditing(panel.current))}
        current={current}
        say={say}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <div id={`${demo.name}-code`}>
        {isOpen && source ? (
          <FullCode
            key={`${chosen.sourceKey} ${state.run}`}
            {...props}
            chosen={chosen}
            source={source}
          />
        ) : null}
        {!(isOpen && source) && (isOpen || hasPreview) ? (
          <CodeBlock id={previewId} html={previewHtml} copyLabel={translate('copy')} />
        ) : null}
      </div>
    </div>
  );
}

interface FullCodeProps extends SharedDemoProps {
  chosen: ChosenSource;
  source: DemoSource;
}

/** All of the code, for reading and for editing. */
function FullCode({ section, demo, state, dispatch, chosen, source }: FullCodeProps) {
  const { name, options } = demo;
  const translate = useTranslate();
  const edit = state.edits[chosen.sourceKey];
  const onChange = (code: string) => {
    const height = section.current?.querySelector('[data-demo-styling]')?.clientHeight ?? 0;
    dispatch({ type: 'edit', key: chosen.sourceKey, code, height });
  };
  return (
    <EditableCode
      id={`${name}-source`}
      // What is edited has no colors until the editor comes.
      html={edit === undefined ? source.html : escapeHtml(edit)}
      code={edit ?? source.code}
      language={source.variant}
      label={translate('codeOf', { name })}
      disabled={options.disableLiveEdit}
      errorLine={state.error?.line ?? null}
      onChange={onChange}
    />
  );
}

/** Presses Enter on the code, as the reader would: that loads the editor and gives it the focus. */
function startEditing(panel: HTMLElement | null): void {
  const code = panel?.querySelector<HTMLElement>('pre[role="group"]');
  code?.focus();
  code?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** The HTML that stood in the document before React did: it is gone from there when something else is shown in its place. */
function useShippedHtml(id: string, html: string | undefined): string | undefined {
  const [shipped] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  );
  return html ?? shipped;
}

function escapeHtml(code: string): string {
  return code.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
