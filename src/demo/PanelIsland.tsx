import { memo, Suspense, type ComponentType } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import type { DemoPanelProps } from './DemoPanel';
import { useGatedComponent } from './Island';
import styles from './Demo.module.css';

const loadPanel = () =>
  import('./DemoPanel').then(({ DemoPanel }): { default: ComponentType<DemoPanelProps> } => ({
    default: DemoPanel,
  }));

/**
 * The toolbar and the code of a demo: in the HTML, and live together with the demo. None of the props changes before that, the
 * reader's preferences among them: an update would cost the panel its HTML.
 */
export const PanelIsland = memo(function PanelIsland(props: DemoPanelProps) {
  const translate = useTranslate();
  const { section, demo, isShipped } = props;
  const Panel = useGatedComponent({
    element: section,
    shippedId: isShipped ? demo.name : null,
    load: loadPanel,
  });
  return (
    <>
      {/* Without network its code may not come: the demo and the page do without. */}
      <DemoErrorBoundary renderError={() => <a href={demo.path}>{translate('viewSource')}</a>}>
        <Suspense fallback={<div className={styles.panelPlaceholder} />}>
          <Panel {...props} />
        </Suspense>
      </DemoErrorBoundary>
      <a className={styles.withoutScript} href={demo.path}>
        {translate('viewSource')}
      </a>
    </>
  );
});
