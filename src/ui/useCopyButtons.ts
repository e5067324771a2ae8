import copyToClipboard from 'clipboard-copy';
import { useEffect } from 'react';

/** How long a button says "Copied", in milliseconds. */
const COPIED_TIME = 2000;
/** The key that types a C, on any keyboard layout: `code` names its place, `key` is another letter in other scripts. */
const C_KEY = 67;

interface CopyTexts {
  copied: string;
  /** Hint of the keyboard shortcut. */
  hint: string;
}

/**
 * Makes every CopyButton copy: `Copy` becomes `Copied` and returns. `announce` tells a screen reader. While a code block is
 * hovered or focused and nothing is selected, Ctrl, Command or Alt and C press its button.
 */
export function useCopyButtons(
  { copied, hint }: CopyTexts,
  announce: (text: string) => void,
): void {
  useEffect(() => {
    const reverts = new Map<HTMLElement, () => void>();
    const say = (button: HTMLElement, text: string) => {
      reverts.get(button)?.();
      const label = button.textContent;
      button.textContent = text;
      button.dataset['copied'] = '';
      const revert = () => {
        window.clearTimeout(timer);
        reverts.delete(button);
        button.textContent = label;
        button.removeAttribute('data-copied');
      };
      const timer = window.setTimeout(revert, COPIED_TIME);
      reverts.set(button, revert);
      announce(text);
    };

    const onClick = async ({ target }: MouseEvent) => {
      const button = closest(target, '[data-copy]');
      const text = button && textOf(button);
      if (!button || !text) return;
      try {
        await copyToClipboard(text);
        say(button, copied);
      } catch (error) {
        // Code can still be selected; a text that stands nowhere else cannot.
        if (!button.closest('.code')) say(button, (error as Error).message);
      }
    };
    const listeners = {
      click: (event: MouseEvent) => void onClick(event),
      keydown: pressByKeyboard,
      mouseover: ({ target }: MouseEvent) => {
        closest(target, '.code')?.querySelector('[data-copy]')?.setAttribute('title', hint);
      },
    };
    document.addEventListener('click', listeners.click);
    document.addEventListener('keydown', listeners.keydown);
    document.addEventListener('mouseover', listeners.mouseover);
    return () => {
      document.removeEventListener('click', listeners.click);
      document.removeEventListener('keydown', listeners.keydown);
      document.removeEventListener('mouseover', listeners.mouseover);
      for (const revert of reverts.values()) revert();
    };
  }, [copied, hint, announce]);
}

function textOf(button: HTMLElement): string {
  const code = button.closest('.code')?.querySelector('code')?.textContent;
  return button.dataset['copy'] || (code ?? '');
}

function pressByKeyboard(event: KeyboardEvent): void {
  const withModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (!withModifier || event.keyCode !== C_KEY || window.getSelection()?.toString()) return;
  // While typing the keys belong to the text: with some keyboards they make a letter.
  if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
  const button =
    document.querySelector<HTMLElement>('.code:focus-within [data-copy]') ??
    document.querySelector<HTMLElement>('.code:hover [data-copy]');
  if (!button) return;
  event.preventDefault();
  button.dataset['gaEventAction'] = 'copy-keyboard';
  button.click();
  button.dataset['gaEventAction'] = 'copy-click';
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
