import { useInsertionEffect } from 'react';
import tailwind from '../../.generated/tailwind-css.json';

let users = 0;
let shared: HTMLStyleElement | undefined;

/**
 * The styles of Tailwind demos, in the document as long as one of them is shown. Draws nothing. To be loaded with the demo: the
 * styles come in this chunk, and stand in the document before the demo is painted.
 */
export function TailwindStyles() {
  useInsertionEffect(shareStyles, []);
  return null;
}

function shareStyles(): () => void {
  users += 1;
  shared ??= appendStyles();
  return () => {
    users -= 1;
    if (users > 0) return;
    shared?.remove();
    shared = undefined;
  };
}

/** Last in the head: of two rules that are as specific, that of the demo wins over that of the site. */
function appendStyles(): HTMLStyleElement {
  const style = document.createElement('style');
  style.dataset.tailwind = '';
  style.textContent = tailwind.css;
  return document.head.appendChild(style);
}
