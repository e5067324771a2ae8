import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';
import { GUARD_NAME } from './loopGuard';
import type { SourceEdit } from './sourceEdits';

/** The edits by which every turn of every loop asks first whether it may go on. No line moves. */
export function guardLoops(program: Program): SourceEdit[] {
  const edits: SourceEdit[] = [];
  const guard = ({ loc, body }: Node & { body: Statement }) => {
    const call = `${GUARD_NAME}(${loc?.start.line ?? 1});`;
    if (body.type === 'BlockStatement') edits.push({ position: body.start + 1, text: call });
    else edits.push({ position: body.start, text: `{${call}` }, { position: body.end, text: '}' });
  };
  simple(program, {
    ForStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    WhileStatement: guard,
    DoWhileStatement: guard,
  });
  return edits;
}
