import { memo, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { decodeAnchor } from '@/lib/decodeAnchor';
import { demoOfAnchor } from './demoAnchors';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import type { DemoPanelProps } from './DemoPanel';
import type { ShownDemo } from './demoTypes';
import { useGatedComponent } from './Island';
import { useHeldPress } from './useHeldPress';
import styles from './Demo.module.css';

const loadPanel = () =>
  import('./DemoPanel').then(({ DemoPanel }): { default: ComponentType<DemoPanelProps> } => ({
    default: DemoPanel,
  }));

/**
 * The toolbar and the code of a demo: in the HTML, and live when a reader turns to the demo. None of the props changes before that,
 * the reader's preferences among them: an update would cost the panel its HTML.
 */
export const PanelIsland = memo(function PanelIsland(props: DemoPanelProps) {
  const translate = useTranslate();
  const { section, demo, isShipped } = props;
  const Panel = useGatedComponent({
    element: section,
    shippedId: isShipped ? demo.name : null,
    load: loadPanel,
    until: isShipped && !isAwaited(demo) ? 'used' : 'near',
  });
  const onLive = useHeldPress(section, isShipped);
  return (
    <>
      {/* Without network its code may not come: the demo and the page do without. */}
      <DemoErrorBoundary renderError={() => <a href={demo.path}>{translate('viewSource')}</a>}>
        <Suspense fallback={<div className={styles.panelPlaceholder} />}>
          <LivePanel Panel={Panel} onLive={onLive} {...props} />
        </Suspense>
      </DemoErrorBoundary>
      <a className={styles.withoutScript} href={demo.path}>
        {translate('viewSource')}
      </a>
    </>
  );
});

/** Whether the panel has more to show than stands in the document: what the reader has chosen, or what the address names. */
function isAwaited({ name, options, stylings }: ShownDemo): boolean {
  if (options.defaultCodeOpen || stylings.length > 1 || typeof window === 'undefined') return true;
  return demoOfAnchor(decodeAnchor(window.location.hash)) === name;
}

interface LivePanelProps extends DemoPanelProps {
  Panel: ComponentType<DemoPanelProps>;
  onLive: () => void;
}

/** The panel, and an effect that runs when it is live. */
function LivePanel({ Panel, onLive, ...props }: LivePanelProps) {
  useEffect(onLive, [onLive]);
  return <Panel {...props} />;
}
