import { DemoProblem } from './DemoProblem';
import type { parseDemo } from './parseDemo';

/**
 * Loads the parser, once it is needed: for loops, for unusual imports, and for the line of a mistake.
 * @throws DemoProblem when it cannot be loaded.
 */
export async function loadParser(): Promise<typeof parseDemo> {
  try {
    return (await import('./parseDemo')).parseDemo;
  } catch {
    throw new DemoProblem('What checks the code could not be loaded. Is there a connection?');
  }
}
