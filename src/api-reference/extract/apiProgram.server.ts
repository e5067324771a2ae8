import path from 'node:path';
import ts from 'typescript';
import { realSymbol } from './typeScope.server';

/** The declarations of installed packages, as the compiler sees them. */
export interface ApiProgram {
  checker: ts.TypeChecker;
  /** What a module exports, by name and behind re-exports; empty when there is no such module. */
  exportsOf: (module: string) => ReadonlyMap<string, ts.Symbol>;
  /** A type alias that was asked for; null when it names something that is not there. */
  typeOf: (alias: string) => ts.Type | null;
}

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/**
 * Opens one program over a file that exists in memory only. It imports the modules, and declares the type aliases that `declare`
 * asks for once the modules' exports are known: `Button = import('@mui/material/Button').ButtonProps`.
 */
export function openProgram(
  modules: readonly string[],
  declare: (exportsOf: ApiProgram['exportsOf']) => readonly string[],
): ApiProgram {
  const imports = modules.map((name, index) => `import * as m${index} from '${name}';\n`).join('');
  const first = compile(imports);
  const aliases = declare(exportsReader(first))
    .map((declaration) => `export type ${declaration};\n`)
    .join('');
  // Files that have not changed are taken over: the second program costs little.
  const program = compile(imports + aliases, first);
  const checker = program.getTypeChecker();
  const exportsOf = exportsReader(program);
  const file = program.getSourceFile(ROOT);
  const symbol = file && checker.getSymbolAtLocation(file);
  const declared = new Map(
    symbol ? checker.getExportsOfModule(symbol).map((entry) => [entry.name, entry]) : [],
  );
  return {
    checker,
    exportsOf,
    typeOf: (alias) => {
      const entry = declared.get(alias);
      const type = entry && checker.getDeclaredTypeOfSymbol(entry);
      return !type || type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never) ? null : type;
    },
  };
}

const ROOT = path.resolve('api-of-installed-packages.ts');

function compile(text: string, before?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(OPTIONS, true);
  const readFile = host.getSourceFile.bind(host);
  const files = new Map(before?.getSourceFiles().map((file) => [file.fileName, file]));
  host.getSourceFile = (name, ...rest) => {
    if (name === ROOT) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
    return files.get(name) ?? readFile(name, ...rest);
  };
  return ts.createProgram({ rootNames: [ROOT], options: OPTIONS, host, oldProgram: before });
}

function exportsReader(program: ts.Program): ApiProgram['exportsOf'] {
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const read = (name: string): ReadonlyMap<string, ts.Symbol> => {
    const { resolvedModule } = ts.resolveModuleName(name, ROOT, OPTIONS, ts.sys);
    const file = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
    const symbol = file && checker.getSymbolAtLocation(file);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return new Map(exported.map((entry) => [entry.name, realSymbol(entry, checker)]));
  };
  return (name) => {
    const exported = known.get(name) ?? read(name);
    known.set(name, exported);
    return exported;
  };
}
