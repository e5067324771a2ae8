import ts from 'typescript';

/**
 * Every word of every string and template in a demo's source: what may be a class name. Tailwind itself ignores those that mean
 * nothing to it.
 */
export function tailwindCandidates(source: string): string[] {
  const file = ts.createSourceFile('Demo.tsx', source, ts.ScriptTarget.Latest, false);
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    if (isText(node)) for (const word of node.text.split(/\s+/)) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(file);
  words.delete('');
  return [...words];
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}
