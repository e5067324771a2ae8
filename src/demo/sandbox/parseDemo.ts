import { parse } from 'acorn';
import { DemoProblem } from './DemoProblem';
import { findImports, type DemoImport } from './findImports';
import { guardLoops } from './guardLoops';
import type { SourceEdit } from './sourceEdits';
import { syntaxProblem } from './syntaxProblem';

/** What has to be known of a module before it runs. */
export interface DemoOutline {
  imports: DemoImport[];
  /** The edits that guard its loops. */
  guards: SourceEdit[];
}

/**
 * Reads a module in JavaScript to the last token. To be loaded when it is needed: the parser is large.
 * @throws DemoProblem at a mistake of syntax.
 */
export function parseDemo(code: string): DemoOutline {
  try {
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    return { imports: findImports(program), guards: guardLoops(program) };
  } catch (error) {
    // Columns are those of the JavaScript, not those that the reader sees.
    const { message, line } = syntaxProblem(error, 1);
    throw new DemoProblem(message, line);
  }
}
