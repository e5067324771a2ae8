import path from 'node:path';
import ts from 'typescript';
import type { ApiMember } from './types';

/** The declarations of one file of an installed package. */
export interface Declarations {
  /** The members of an exported interface or type alias. @throws Error when the file does not export it. */
  membersOf: (typeName: string) => ApiMember[];
  /** Whether the file exports a type of this name. */
  has: (typeName: string) => boolean;
}

/** Reads a declaration file, `@mui/base/Button/Button.types.d.ts`, with the compiler: what it extends counts too. */
export function readDeclarations(module: string): Declarations {
  const file = path.resolve('node_modules', module);
  const program = ts.createProgram([file], {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    skipLibCheck: true,
    strict: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${module} is not there or exports nothing.`);
  const exported = new Map(checker.getExportsOfModule(symbol).map((entry) => [entry.name, entry]));

  return {
    has: (typeName) => exported.has(typeName),
    membersOf: (typeName) => {
      const entry = exported.get(typeName);
      if (!entry) throw new Error(`${module} exports no type ${typeName}.`);
      const type = checker.getDeclaredTypeOfSymbol(entry);
      return checker.getPropertiesOfType(type).map((member) => toMember(member, checker));
    },
  };
}

function toMember(symbol: ts.Symbol, checker: ts.TypeChecker): ApiMember {
  const declaration = symbol.declarations?.[0];
  const tags = symbol.getJsDocTags(checker);
  const defaultTag = tags.find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: typeText(declaration),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    defaultValue: defaultTag ? ts.displayPartsToString(defaultTag.text) : null,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  };
}

/** The type as the package's authors wrote it, on one line. */
function typeText(declaration: ts.Declaration | undefined): string {
  if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return 'unknown';
  return declaration.type
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/\bReact\./g, '');
}
