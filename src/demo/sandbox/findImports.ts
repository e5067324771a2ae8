import type { Literal, Node, Program } from 'acorn';
import { simple } from 'acorn-walk';

/** An import of a module, by its place in the source. */
export interface DemoImport {
  id: string;
  /** Line of the import, from 1. */
  line: number;
  /** Where the text of the id begins and ends, quotes included. */
  start: number;
  end: number;
  /** The exports that are asked for by name: `default`, `useState`. */
  names: string[];
}

/** Every module that a program imports, re-exports from, or imports while it runs. */
export function findImports(program: Program): DemoImport[] {
  const imports: DemoImport[] = [];
  const add = (node: Node, source: Literal | null | undefined, names: string[] = []) => {
    if (!source || typeof source.value !== 'string') return;
    const { start, end } = source;
    imports.push({ id: source.value, line: node.loc?.start.line ?? 1, start, end, names });
  };
  simple(program, {
    ImportDeclaration: (node) => add(node, node.source, node.specifiers.flatMap(importedName)),
    ExportNamedDeclaration: (node) => add(node, node.source),
    ExportAllDeclaration: (node) => add(node, node.source),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal') add(node, node.source);
    },
  });
  return imports;
}

type Specifier = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'][0];

function importedName(specifier: Specifier): string[] {
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  const { imported } = specifier;
  return [imported.type === 'Identifier' ? imported.name : String(imported.value)];
}
