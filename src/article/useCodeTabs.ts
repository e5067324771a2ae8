import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/storage';

/**
 * Keeps the choice in tabbed code under `codeblock-<key>` and shares it with every block of the page with the same key.
 * Works on the HTML of the article, again for each page. An unknown stored tab is ignored.
 */
export function useCodeTabs(path: string): void {
  useEffect(() => {
    for (const block of document.querySelectorAll<HTMLElement>('.code-tabs')) {
      const stored = readStored(storageKey(block));
      if (stored !== null) choose(block, stored);
    }
  }, [path]);

  useEffect(() => {
    const onChange = (event: Event) => {
      const input = event.target instanceof HTMLInputElement ? event.target : null;
      const block = input?.closest<HTMLElement>('.code-tabs');
      if (!input || !block) return;
      const key = storageKey(block);
      writeStored(key, input.value);
      for (const other of document.querySelectorAll<HTMLElement>('.code-tabs')) {
        if (storageKey(other) === key) choose(other, input.value);
      }
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
}

function storageKey(block: HTMLElement): string {
  return `codeblock-${block.dataset['storageKey']}`;
}

function choose(block: HTMLElement, value: string): void {
  const inputs = [...block.querySelectorAll('input')];
  const wanted = inputs.find((input) => input.value === value);
  if (wanted) wanted.checked = true;
}
