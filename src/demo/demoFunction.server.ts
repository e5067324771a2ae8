import ts from 'typescript';

/** A function that can be a demo's component. */
export type DemoFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** Parses the source of a demo: TypeScript and JSX. Nodes know their parents. */
export function parseDemo(source: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest, true);
}

/** The function that a demo exports as default, where it is written out in the file. */
export function demoFunction(file: ts.SourceFile): DemoFunction | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && isDefaultExport(statement)) return statement;
    if (ts.isExportAssignment(statement) && !statement.isExportEquals)
      return functionOf(statement.expression, file);
  }
  return undefined;
}

/** The name under which errors and developer tools show the function. */
export function demoFunctionName(component: DemoFunction): string | undefined {
  if (component.name) return component.name.text;
  const { parent } = component;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
}

function isDefaultExport(node: ts.FunctionDeclaration): boolean {
  return !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
}

function functionOf(node: ts.Expression, file: ts.SourceFile): DemoFunction | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  if (!ts.isIdentifier(node)) return undefined;
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const variable = statement.declarationList.declarations.find(
      ({ name }) => ts.isIdentifier(name) && name.text === node.text,
    );
    if (variable?.initializer && !ts.isIdentifier(variable.initializer))
      return functionOf(variable.initializer, file);
  }
  return undefined;
}
