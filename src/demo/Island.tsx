import { memo, Suspense, useEffect, useState, type ComponentType, type RefObject } from 'react';
import { gatedComponent } from './gatedComponent';
import { replayEarlyInput } from './replayEarlyInput';
import { whenUsed } from './whenUsed';
import { isNear, whenVisible } from './whenVisible';
import styles from './Demo.module.css';

interface GateOptions<Props> {
  /** The element whose coming near the window opens the gate. */
  element: RefObject<HTMLElement>;
  /** Its id, when it stands in the document before React does, as on the first load. */
  shippedId: string | null;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What opens the gate: the element is near the window, or a reader turns to it. Only what is shipped can wait for the latter. */
  until?: 'near' | 'used';
}

/** A component whose code is asked for, and which is hydrated, when its place in the page comes near the window or is used. */
export function useGatedComponent<Props>({
  element,
  shippedId,
  load,
  until = 'near',
}: GateOptions<Props>): ComponentType<Props> {
  const [{ Component, open }] = useState(() => {
    const gated = gatedComponent(load);
    const shipped = shippedId === null ? null : shippedElement(shippedId);
    // What is in view on the first load is asked for at once.
    if (shipped && until === 'near' && isNear(shipped)) gated.open();
    return gated;
  });

  useEffect(() => {
    if (!element.current) return undefined;
    return (until === 'near' ? whenVisible : whenUsed)(element.current, open);
  }, [element, open, until]);
  return Component;
}

function shippedElement(id: string): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(id);
}

interface IslandProps {
  Component: ComponentType;
  /** The element that the island stands in. */
  element: RefObject<HTMLElement>;
}

/**
 * Memoized, so that no new render of the page reaches a demo that is not hydrated yet: React would drop its server HTML, or hold
 * the page's update back until the demo is scrolled to.
 */
export const Island = memo(function Island({ Component, element }: IslandProps) {
  return (
    <Suspense fallback={<div className={styles.placeholder} />}>
      <Component />
      <EarlyInput element={element} />
    </Suspense>
  );
});

/** Stands beside what is hydrated, so that its effect runs when that is done. */
function EarlyInput({ element }: Pick<IslandProps, 'element'>) {
  useEffect(() => {
    if (element.current) replayEarlyInput(element.current);
  }, [element]);
  return null;
}
