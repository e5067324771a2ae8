import { DemoProblem } from './DemoProblem';

/** The name by which guarded loops call their guard. */
export const GUARD_NAME = '__mayLoop';

/** How long loops may keep the document from everything else, in milliseconds. */
const MAX_TIME = 2000;

/**
 * Makes the guard that loops call at every turn, with their line. The time counts from the first turn until the browser gets to do
 * something else; promises alone do not let it.
 */
export function createLoopGuard(now: () => number = Date.now): (line: number) => void {
  // Edited code may replace what it finds in its window.
  const later = setTimeout;
  let start: number | null = null;
  return (line) => {
    if (start === null) {
      start = now();
      later(() => (start = null), 0);
    } else if (now() - start > MAX_TIME) {
      throw new DemoProblem(`An endless loop was stopped: line ${line}`, line);
    }
  };
}
