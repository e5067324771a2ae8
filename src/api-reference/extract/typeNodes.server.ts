import ts from 'typescript';
import type { TypeScope } from './typeScope.server';

/** A type that the checker has computed, when no declaration states it as it is meant. */
export function printComputed(type: ts.Type, scope: TypeScope, flags = 0): string {
  const { NoTruncation, IgnoreErrors, UseAliasDefinedOutsideCurrentScope } = ts.NodeBuilderFlags;
  const node = scope.checker.typeToTypeNode(
    type,
    undefined,
    NoTruncation | IgnoreErrors | UseAliasDefinedOutsideCurrentScope | flags,
  );
  return node ? scope.print(node, scope) : 'unknown';
}

/** The text of a name: `React.ElementType` is `ElementType`. */
export function nameText(node: ts.Node): string {
  if (ts.isIdentifier(node)) return ts.idText(node);
  if (ts.isQualifiedName(node)) {
    const left = nameText(node.left);
    const right = ts.idText(node.right);
    return left === 'React' || left === 'globalThis' || left === 'CSS'
      ? right
      : `${left}.${right}`.replace(/^React\./, '');
  }
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  return rawText(node);
}

/** The node as code; of one that the checker has made too. */
export function rawText(node: ts.Node): string {
  if (node.pos >= 0)
    return node
      .getText()
      .replace(/\s+/g, ' ')
      .replace(/\bReact\./g, '');
  const empty = ts.createSourceFile('', '', ts.ScriptTarget.ES2022);
  return ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, node, empty)
    .replace(/\s+/g, ' ');
}
