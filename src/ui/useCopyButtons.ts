import copyToClipboard from 'clipboard-copy';
import { useEffect } from 'react';

/** How long a button says "Copied", in milliseconds. */
const COPIED_TIME = 2000;

interface CopyLabels {
  copy: string;
  copied: string;
}

/**
 * Makes every `[data-copy]` button copy the code it stands beside, in prose as in demos: `Copy` becomes `Copied` and returns.
 * `announce` tells a screen reader. A refused clipboard is not worth a word: the code can still be selected.
 */
export function useCopyButtons(
  { copy, copied }: CopyLabels,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const timers = new Map<HTMLElement, number>();
    const revert = (button: HTMLElement) => {
      timers.delete(button);
      button.textContent = copy;
      button.removeAttribute('data-copied');
    };
    const onClick = async (event: MouseEvent) => {
      const button = copyButton(event.target);
      const code = button?.parentElement?.querySelector('code')?.textContent;
      if (!button || !code) return;
      try {
        await copyToClipboard(code);
      } catch {
        return;
      }
      button.textContent = copied;
      button.dataset['copied'] = '';
      announce(copied);
      window.clearTimeout(timers.get(button));
      timers.set(
        button,
        window.setTimeout(() => revert(button), COPIED_TIME),
      );
    };
    const listener = (event: MouseEvent) => void onClick(event);
    document.addEventListener('click', listener);
    return () => {
      document.removeEventListener('click', listener);
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [copy, copied, announce]);
}

function copyButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
}
