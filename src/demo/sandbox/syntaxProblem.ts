import { DemoProblem } from './DemoProblem';

/** What a parser has thrown. Both write the place behind the message and give it as `loc`; one counts columns from 0. */
export function syntaxProblem(error: unknown, columnShift: 0 | 1): DemoProblem {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const text = message.replace(/^Error transforming .*?: /, '').replace(/\s*\(\d+:\d+\)$/, '');
  return new DemoProblem(`Syntax error: ${text}`, loc?.line, loc && loc.column + columnShift);
}
