import { useLayoutEffect } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { SandboxFrame } from './SandboxFrame';
import type { ChosenSource, SharedDemoProps } from './sharedProps';
import styles from './Demo.module.css';

/** The demo as the reader has edited it. Unseen until it has rendered: the demo before it stands there as long. */
export function SandboxedDemo({
  demo,
  product,
  styling,
  sourceKey,
  state,
  dispatch,
}: SharedDemoProps & ChosenSource) {
  const translate = useTranslate();
  const code = state.edits[sourceKey];
  // Before the next paint: whatever edited demo comes next has not rendered yet.
  useLayoutEffect(() => () => dispatch({ type: 'left' }), [dispatch]);
  if (code === undefined) return null;
  const fail = (message: string) => dispatch({ type: 'failed', error: { message } });
  return (
    <div className={styles.sandbox} data-waiting={state.rendered ? undefined : ''}>
      <SandboxFrame
        title={translate('editedDemo', { name: demo.name })}
        code={code}
        language={sourceKey.endsWith('JS') ? 'JS' : 'TS'}
        demoTheme={product.demoTheme}
        styling={styling}
        height={state.height}
        isFixed={demo.options.iframe}
        onError={(error) => dispatch({ type: 'failed', error })}
        onRendered={() => dispatch({ type: 'rendered' })}
        onStopped={() => fail(translate('demoStopped'))}
        onUnreachable={() => fail(translate('demoUnreachable'))}
      />
    </div>
  );
}
