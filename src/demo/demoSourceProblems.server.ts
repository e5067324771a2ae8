import { transform, type TransformFailure } from 'esbuild';
import ts from 'typescript';
import type { ContentProblem } from '@/lib/contentProblem';
import { dependencies } from '../../package.json';
import { demoFunction, demoFunctionName, parseDemo } from './demoFunction.server';
import { IMPORTABLE } from './importablePackages';
import { toJavaScript, UnconvertibleError } from './toJavaScript.server';

/** Packages whose root would load every component. */
const BY_PATH = /^@mui\/(material|joy|base|lab|icons-material)$/;

interface WrittenDemo {
  /** From the root of the repository. */
  file: string;
  /** What its component must be called: `BasicButtons`. */
  name: string;
  source: string;
}

/** A mistake in a source, before it is known whose: where, what and what to do. */
type Mistake = Omit<ContentProblem, 'file'>;

/** Every mistake that the source of one demo can have by itself. */
export async function demoSourceProblems(demo: WrittenDemo): Promise<ContentProblem[]> {
  return (await mistakesOf(demo)).map((mistake) => ({ file: demo.file, ...mistake }));
}

async function mistakesOf({ name, source }: WrittenDemo): Promise<Mistake[]> {
  const compiled = await compile(source);
  if (typeof compiled !== 'string') return compiled;
  const file = parseDemo(source);
  return [
    ...importMistakes(file),
    ...unmarkedTypes(file, compiled),
    ...exportMistakes(file, name),
    ...(await conversionMistakes(source)),
  ];
}

/** Compiles a source as the packages' users do: without checking types. Gives its syntax errors, if there are any. */
async function compile(source: string): Promise<string | Mistake[]> {
  try {
    const options = { loader: 'tsx', jsx: 'automatic', logLevel: 'silent' } as const;
    return (await transform(source, options)).code;
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) => ({
      line: location?.line ?? 1,
      reason: `This is not TypeScript: ${text}.`,
      fix: 'Mend the syntax.',
    }));
  }
}

function importMistakes(file: ts.SourceFile): Mistake[] {
  const mistakes: Mistake[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier) {
      const mistake = importMistake(specifier.text);
      if (mistake) mistakes.push({ line: lineOf(specifier), ...mistake });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mistakes;
}

/** The text that names a module in an import of any kind. */
function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  let specifier: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    specifier = node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    specifier = node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    specifier = node.argument.literal;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

function importMistake(module: string): Omit<Mistake, 'line'> | null {
  const parts = module.split('/');
  const packageName = parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
  if (/^[./]/.test(module)) {
    return {
      reason: `The import ${module} leads to a file that a reader does not have.`,
      fix: 'Move its code into the demo, or import a published package.',
    };
  }
  if (!(packageName in dependencies) || !IMPORTABLE.test(packageName)) {
    return {
      reason: `The import ${module} is of no package that is installed for demos.`,
      fix: 'Import react, or a package of those in src/demo/importablePackages.ts that is in `dependencies` of package.json.',
    };
  }
  if (!BY_PATH.test(module)) return null;
  return {
    reason: `The import ${module} is of the whole package.`,
    fix: `Import each component by its path, as in ${module}/Button.`,
  };
}

/** Imports that a compiler takes out, since no code uses them, but that are not marked as types: taking out types keeps them. */
function unmarkedTypes(file: ts.SourceFile, compiled: string): Mistake[] {
  const kept = new Set(importedNames(parseDemo(compiled)).map(({ name }) => name.text));
  return importedNames(file)
    .filter(({ name }) => !kept.has(name.text))
    .map(({ name, marked }) => ({
      line: lineOf(name),
      reason: `The import of ${name.text} is used by types alone, or not at all: it would stay in the JavaScript.`,
      fix: `Write ${marked}, or remove it.`,
    }));
}

interface ImportedName {
  name: ts.Identifier;
  /** How it is written as an import of a type. */
  marked: string;
}

/** The names that a file imports without marking them as types. */
function importedNames(file: ts.SourceFile): ImportedName[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
    const { name, namedBindings: bindings } = statement.importClause ?? {};
    const from = `from ${statement.moduleSpecifier.getText(file)}`;
    const names: ImportedName[] = [];
    if (name) names.push({ name, marked: `import type ${name.text} ${from}` });
    if (bindings && ts.isNamespaceImport(bindings))
      names.push({ name: bindings.name, marked: `import type ${bindings.getText(file)} ${from}` });
    if (!bindings || !ts.isNamedImports(bindings)) return names;
    const unmarked = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
    const markedOf = (element: ts.ImportSpecifier) =>
      `import { type ${element.getText(file)} } ${from}`;
    return [
      ...names,
      ...unmarked.map((element) => ({ name: element.name, marked: markedOf(element) })),
    ];
  });
}

function exportMistakes(file: ts.SourceFile, name: string): Mistake[] {
  const component = demoFunction(file);
  const fix = `Write export default function ${name}() {…}.`;
  if (!component) return [{ line: 1, reason: 'No function is the default export.', fix }];
  const line = lineOf(component);
  const written = demoFunctionName(component);
  if (written !== name) {
    const reason = `The default export is called ${written ?? 'nothing'}, its file ${name}.`;
    return [{ line, reason, fix }];
  }
  if (component.parameters.length === 0) return [];
  return [{ line, reason: `${name} takes props: nobody gives it any.`, fix }];
}

async function conversionMistakes(source: string): Promise<Mistake[]> {
  try {
    await toJavaScript(source);
    return [];
  } catch (error) {
    if (!(error instanceof UnconvertibleError)) throw error;
    const { line, syntax } = error;
    const reason = `There is no JavaScript for it without its types: ${syntax}`;
    const fix =
      'Use syntax that only describes: an object `as const` for an enum, a field for a parameter property, parentheses around `as`.';
    return [{ line, reason, fix }];
  }
}

/** Counted from 1. */
function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
