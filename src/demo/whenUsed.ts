import { decodeAnchor } from '@/lib/decodeAnchor';
import { demoOfAnchor } from './demoAnchors';
import { untilStopped } from './whenVisible';

/** A reader is about to use what is pointed at, or has the focus. */
const SIGNS = ['pointerenter', 'focusin'] as const;

/** Calls back once, when a reader turns to the demo in the element, or the address does. Returns what stops the watching. */
export function whenUsed(element: Element, onUse: () => void): () => void {
  const stop = () => {
    release();
    for (const sign of SIGNS) element.removeEventListener(sign, onTurn);
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('hashchange', onHashChange);
  };
  const onTurn = () => {
    stop();
    onUse();
  };
  // Assistive technology presses without any other sign. React stops a press of what is not hydrated on its way down.
  const onClick = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) onTurn();
  };
  const onHashChange = () => {
    if (demoOfAnchor(decodeAnchor(window.location.hash)) === element.id) onTurn();
  };
  for (const sign of SIGNS) element.addEventListener(sign, onTurn, { passive: true });
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('hashchange', onHashChange);
  const release = untilStopped(onTurn);
  return stop;
}
