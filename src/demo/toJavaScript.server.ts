import type { Options } from 'prettier';
import ts from 'typescript';
import prettierOptions from '../../.prettierrc.json';
import { parseDemo } from './demoFunction.server';

/** Syntax of TypeScript that does something at run time: it cannot simply be taken out. */
export class UnconvertibleError extends Error {
  constructor(
    /** The line it begins on, as written. */
    readonly syntax: string,
    /** Counted from 1. */
    readonly line: number,
  ) {
    super(`Line ${line}: \`${syntax}\` cannot become JavaScript by leaving types out.`);
    this.name = 'UnconvertibleError';
  }
}

/** A part of a text, from one offset to before another. */
type Range = readonly [start: number, end: number];

/**
 * Makes JSX from TSX as a person would: types and whatever belongs to them are gone, comments and blank lines stay, and the rest
 * is formatted as this repository is. The source has its semicolons, as formatted sources do.
 * @throws UnconvertibleError at an enum, a parameter property and the like. SyntaxError for what is not TSX.
 */
export async function toJavaScript(source: string): Promise<string> {
  const { blankSourceFile, format } = await loadTools();
  const file = parseDemo(source);
  // Types become white space: every offset stays what it was.
  const blanked = blankSourceFile(file, (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    throw new UnconvertibleError((source.split('\n')[line] ?? '').trim(), line + 1);
  });
  return format(cut(blanked, [...typeRanges(file), ...emptiedLines(source, blanked)]));
}

let tools: ReturnType<typeof importTools> | undefined;

/** Loaded with the first demo that needs them, since most pages of a build need none. */
function loadTools() {
  tools ??= importTools();
  return tools;
}

async function importTools() {
  // Prettier's main entry would look for its options and plugins on the disk.
  const [{ blankSourceFile }, prettier, babel, estree] = await Promise.all([
    import('ts-blank-space'),
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  const options: Options = { ...prettierOptions, parser: 'babel', plugins: [babel, estree] };
  return { blankSourceFile, format: (code: string) => prettier.format(code, options) };
}

/** What must go in other ways than by white space: statements of types with their comments, braces that would be left empty. */
function typeRanges(file: ts.SourceFile): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) return void ranges.push(wholeLines(file.text, withComments(node, file)));
    if (ts.isImportClause(node) && node.name && namesTypesOnly(node.namedBindings))
      ranges.push([node.name.end, node.end]);
    if (ts.isJsxOpeningLikeElement(node) && node.typeArguments) {
      // ts-blank-space 0.9 leaves these: `<Select<string> />`.
      const { pos, end } = node.typeArguments;
      ranges.push([pos - 1, file.text.indexOf('>', end) + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ranges;
}

/** Whether nothing of a statement or of a class member is there at run time. */
function isTypeOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || namesTypesOnly(node.exportClause);
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    return (
      !!clause && (clause.isTypeOnly || (!clause.name && namesTypesOnly(clause.namedBindings)))
    );
  }
  if (ts.isIndexSignatureDeclaration(node) || isSignature(node)) return true;
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(
      ({ kind }) =>
        kind === ts.SyntaxKind.DeclareKeyword ||
        (kind === ts.SyntaxKind.AbstractKeyword && !ts.isClassDeclaration(node)),
    )
  );
}

/** Whether a function is declared without a body, as the overloads before its implementation are. */
function isSignature(node: ts.Node): boolean {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isConstructorDeclaration(node)) &&
    !node.body
  );
}

function namesTypesOnly(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined) {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  const elements: readonly ts.ImportOrExportSpecifier[] = names.elements;
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** A statement with the comments directly above it and behind it on its line. */
function withComments(node: ts.Node, file: ts.SourceFile): Range {
  let start = node.getStart(file);
  for (const comment of (ts.getLeadingCommentRanges(file.text, node.pos) ?? []).reverse()) {
    if (/\n\s*\n/.test(file.text.slice(comment.end, start))) break;
    start = comment.pos;
  }
  const behind = ts.getTrailingCommentRanges(file.text, node.end)?.at(-1);
  return [start, behind?.end ?? node.end];
}

/** The same range with the rest of its lines, when there is nothing else on them. */
function wholeLines(text: string, [start, end]: Range): Range {
  const before = /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, start))?.[1];
  const after = /^[^\S\n]*(?:\n|$)/.exec(text.slice(end))?.[0];
  if (before === undefined || after === undefined) return [start, end];
  return [start - before.length, end + after.length];
}

/** Lines on which types alone stood: as blank lines they would part what belonged together. */
function emptiedLines(source: string, blanked: string): Range[] {
  const lines = blanked.split('\n');
  let offset = 0;
  return source.split('\n').flatMap((line, index): Range[] => {
    const start = offset;
    offset += line.length + 1;
    return line.trim() && !lines[index]?.trim() ? [[start, offset]] : [];
  });
}

/** A text without the ranges, which may overlap. */
function cut(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}
