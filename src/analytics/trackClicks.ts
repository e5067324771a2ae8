import { sendEvent } from './gtag';

/**
 * Sends an event for every press of something with a `data-ga-event-category`, which is the event's name. Of those with a
 * `data-ga-event-split`, a number from 0 to 1, that part is sent. `random` gives numbers from 0 up to 1. Returns what stops it.
 */
export function trackClicks(random: () => number = Math.random): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest('[data-ga-event-category]') : null;
    const category = element?.getAttribute('data-ga-event-category');
    if (!element || !category || random() > splitOf(element)) return;
    sendEvent(category, {
      eventAction: element.getAttribute('data-ga-event-action'),
      eventLabel: element.getAttribute('data-ga-event-label'),
    });
  };
  // On the way down: what is pressed may change its attributes, or be gone, once it has heard of it.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** What is not a number splits nothing. */
function splitOf(element: Element): number {
  const split = Number.parseFloat(element.getAttribute('data-ga-event-split') ?? '');
  return Number.isNaN(split) ? 1 : split;
}
