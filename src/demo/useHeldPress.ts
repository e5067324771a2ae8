import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Holds back the press of a button in the toolbar under an element whose HTML is there before its code. Returns what is called when
 * the toolbar is live: it presses the last such button again.
 */
export function useHeldPress(element: RefObject<HTMLElement>, isShipped: boolean): () => void {
  const isLive = useRef(!isShipped);
  const held = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onClick = (event: Event) => {
      const button = isLive.current ? null : toolbarButton(event.target);
      if (!button || !element.current?.contains(button)) return;
      held.current = button;
      // Whoever else listens hears of this press when it does something.
      event.stopPropagation();
    };
    // Before React, which stops presses of what is not hydrated.
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [element]);

  return useCallback(() => {
    isLive.current = true;
    held.current?.click();
    held.current = null;
  }, []);
}

function toolbarButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="toolbar"] button') : null;
}
