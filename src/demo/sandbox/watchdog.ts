/** How often the document is asked, in milliseconds. */
const PACE = 1000;
/** How many questions in a row may stay without an answer. */
const MAX_MISSED = 4;
/** How many turns the document has to load and listen: slow networks need a while. */
const MAX_LOADING = 60;

interface Watchdog {
  /** The document listens now: from here on it must answer. */
  connect: () => void;
  answer: () => void;
  stop: () => void;
}

/**
 * Asks a document every second, while the page can be seen, whether it is alive, and says so once when it is not. Questions are
 * counted rather than seconds: a computer that slept has not asked any.
 */
export function createWatchdog(ask: () => void, onDead: () => void): Watchdog {
  let missed = 0;
  let isConnected = false;
  const timer = setInterval(() => {
    if (document.hidden) {
      missed = 0;
      return;
    }
    if (missed >= (isConnected ? MAX_MISSED : MAX_LOADING)) {
      clearInterval(timer);
      onDead();
      return;
    }
    missed += 1;
    if (isConnected) ask();
  }, PACE);
  return {
    connect: () => {
      isConnected = true;
      missed = 0;
    },
    answer: () => (missed = 0),
    stop: () => clearInterval(timer),
  };
}
