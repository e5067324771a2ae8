import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { isChunkError } from '@/lib/chunkErrors';
import { BundledDemo } from './BundledDemo';
import { DemoAlert } from './DemoAlert';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';
import { STYLING_SLUGS } from './demoTypes';
import { loadSandboxedDemo } from './loadSandboxedDemo';
import type { ChosenSource, SharedDemoProps } from './sharedProps';
import { useChosenSource } from './useChosenSource';
import styles from './Demo.module.css';

/** The place of a demo: the bundled component until the first edit, then the edited one in a document of its own. */
export function DemoStage(props: SharedDemoProps) {
  const { section, demo, state, dispatch } = props;
  const { name, options } = demo;
  const { styling, sourceKey } = useChosenSource(demo);
  const translate = useTranslate();
  const isEdited = state.edits[sourceKey] !== undefined;
  const reset = () => {
    dispatch({ type: 'reset' });
    // What was pressed goes away with the error.
    section.current?.querySelector<HTMLElement>('[data-demo-start]')?.focus();
  };

  return (
    <div
      className={styles.stage}
      data-bg={options.bg}
      data-frame={options.iframe ? '' : undefined}
      style={{ minHeight: options.height ?? undefined }}
    >
      <span
        className={styles.start}
        tabIndex={-1}
        aria-label={translate('demoStart', { name })}
        data-demo-start=""
        role="group"
      />
      <div
        className={styles.example}
        data-demo-styling={STYLING_SLUGS[styling]}
        style={{ maxWidth: options.maxWidth ?? undefined }}
      >
        {isEdited && state.rendered ? null : (
          <DemoErrorBoundary
            key={state.run}
            renderError={(error) => (
              <DemoAlert {...props} error={error} fault={faultOf(error)} onReset={reset} />
            )}
          >
            {options.iframe ? (
              <DemoFrame demo={demo} />
            ) : (
              <BundledDemo key={styling} {...props} styling={styling} />
            )}
          </DemoErrorBoundary>
        )}
        {isEdited ? (
          <EditedDemo
            key={`${state.run} ${sourceKey}`}
            {...props}
            styling={styling}
            sourceKey={sourceKey}
            onReset={reset}
          />
        ) : null}
      </div>
      {state.error ? <DemoAlert {...props} error={state.error} onReset={reset} /> : null}
    </div>
  );
}

function faultOf(error: Error): 'missing' | 'built' {
  return isChunkError(error) ? 'missing' : 'built';
}

/** The edited demo. Its code is asked for anew after a reset: without network the first try fails. */
function EditedDemo({
  onReset,
  ...props
}: SharedDemoProps & ChosenSource & { onReset: () => void }) {
  const translate = useTranslate();
  const [SandboxedDemo] = useState(() => lazy(loadSandboxedDemo));
  return (
    <DemoErrorBoundary
      renderError={() => (
        <DemoAlert {...props} error={{ message: translate('editorFailed') }} onReset={onReset} />
      )}
    >
      <Suspense fallback={null}>
        <SandboxedDemo {...props} />
      </Suspense>
    </DemoErrorBoundary>
  );
}
