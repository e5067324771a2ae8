/** @jest-environment node */
import ts from 'typescript';
import { readComment } from '@/api-reference/extract/readComment.server';

function commentOf(comment: string) {
  const text = `interface Props {\n${comment}\nmember: string }`;
  const file = ts.createSourceFile('props.ts', text, ts.ScriptTarget.ES2022, true);
  const [statement] = file.statements;
  return readComment(
    statement && ts.isInterfaceDeclaration(statement) ? statement.members[0] : undefined,
  );
}

describe('readComment', () => {
  it('reads description and default', () => {
    expect(commentOf("/**\n * The size.\n * @default 'medium'\n */")).toMatchObject({
      description: 'The size.',
      defaultValue: "'medium'",
      deprecated: null,
      isIgnored: false,
    });
  });

  it('takes a default out of its backticks', () => {
    expect(commentOf('/** @default `true` */').defaultValue).toBe('true');
    expect(commentOf('/** @default `a` or `b` */').defaultValue).toBe('`a` or `b`');
  });

  it('reads why something is deprecated, and that it is even without a reason', () => {
    expect(commentOf('/** @deprecated Use `slots`. */').deprecated).toBe('Use `slots`.');
    expect(commentOf('/** @deprecated */').deprecated).toBe('');
  });

  it.each(['@ignore - do not document.', '@internal'])('sees %s', (tag) => {
    expect(commentOf(`/** ${tag} */`).isIgnored).toBe(true);
  });

  it('reads what it says of parameters and result', () => {
    const { parameters, returns } = commentOf(
      '/**\n * @param {object} event The event.\n * @param {number} value - The value.\n * @returns {string} A text.\n */',
    );
    expect([...parameters]).toEqual([
      ['event', 'The event.'],
      ['value', 'The value.'],
    ]);
    expect(returns).toBe('A text.');
  });

  it('is empty where there is no comment', () => {
    expect(commentOf('')).toMatchObject({ description: '', defaultValue: null, returns: null });
  });
});
