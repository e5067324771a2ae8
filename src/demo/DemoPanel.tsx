import { useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
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
  /** Coloured preview, or the whole code where it is open from the start. Absent on the first load. */
  previewHtml: string | undefined;
}

/** The toolbar of a demo, and its code: a preview, or all of it, which can be edited. */
export function DemoPanel(props: DemoPanelProps) {
  const { demo, state, previewHtml } = props;
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const [message, say] = useMessage();
  const chosen = useChosenSource(demo);
  const onFailure = () => say(translate('codeFailed'));
  const { isOpen, source, open, close, current } = useDemoSource({
    demo,
    state,
    chosen,
    onFailure,
  });

  return (
    <div ref={panel} className={styles.panel}>
      <DemoToolbar
        {...props}
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
        {!(isOpen && source) && demo.hasPreview ? (
          <CodeBlock id={`${demo.name}-preview`} html={previewHtml} copyLabel={translate('copy')} />
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
  const onChange = (code: string) => {
    const height = section.current?.querySelector('[data-demo-styling]')?.clientHeight ?? 0;
    dispatch({ type: 'edit', key: chosen.sourceKey, code, height });
  };
  return (
    <EditableCode
      id={`${name}-source`}
      html={source.html}
      code={state.edits[chosen.sourceKey] ?? source.code}
      language={source.variant}
      label={translate('codeOf', { name })}
      disabled={options.disableLiveEdit || options.hideEditButton}
      errorLine={state.error?.line ?? null}
      onChange={onChange}
    />
  );
}

/** Presses the code, as the reader would: that loads the editor and gives it the focus. */
function startEditing(panel: HTMLElement | null): void {
  const code = panel?.querySelector<HTMLElement>('pre[role="group"]');
  code?.focus();
  code?.click();
}
