/** How often the document is asked, in milliseconds. */
const PACE = 1000;
/** How many questions in a row may stay without an answer. */
const MAX_MISSED = 4;

export interface Watchdog {
  answer: () => void;
  stop: () => void;
}

/**
 * Asks a document every second, while the page can be seen, whether it is alive, and says so once when it is not. Questions are
 * counted rather than seconds: a computer that slept has not asked any.
 */
export function createWatchdog(ask: () => void, onDead: () => void): Watchdog {
  let missed = 0;
  const timer = setInterval(() => {
    if (document.hidden) {
      missed = 0;
      return;
    }
    if (missed >= MAX_MISSED) {
      clearInterval(timer);
      onDead();
      return;
    }
    missed += 1;
    ask();
  }, PACE);
  return {
    answer: () => (missed = 0),
    stop: () => clearInterval(timer),
  };
}
