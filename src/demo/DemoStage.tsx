import { lazy, Suspense } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { BundledDemo } from './BundledDemo';
import { DemoAlert } from './DemoAlert';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';
import { STYLING_SLUGS } from './demoTypes';
import type { SharedDemoProps } from './sharedProps';
import { useChosenSource } from './useChosenSource';
import styles from './Demo.module.css';

const SandboxedDemo = lazy(() =>
  import('./SandboxedDemo').then(({ SandboxedDemo: Component }) => ({ default: Component })),
);

/** The place of a demo: the bundled component until the first edit, then the edited one in a document of its own. */
export function DemoStage(props: SharedDemoProps) {
  const { demo, state, dispatch } = props;
  const { name, options } = demo;
  const { styling, sourceKey } = useChosenSource(demo);
  const translate = useTranslate();
  const isEdited = state.edits[sourceKey] !== undefined;
  const reset = () => dispatch({ type: 'reset' });

  return (
    <div
      className={styles.stage}
      data-bg={options.bg}
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
              <DemoAlert {...props} error={error} onReset={reset} isBundled />
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
          <Suspense fallback={null}>
            <SandboxedDemo
              key={`${state.run} ${sourceKey}`}
              {...props}
              styling={styling}
              sourceKey={sourceKey}
            />
          </Suspense>
        ) : null}
      </div>
      {isEdited && state.error ? (
        <DemoAlert {...props} error={state.error} onReset={reset} />
      ) : null}
    </div>
  );
}
