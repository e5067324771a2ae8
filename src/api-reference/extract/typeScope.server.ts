import ts from 'typescript';

/** What the printer knows while it prints a type. */
export interface TypeScope {
  checker: ts.TypeChecker;
  /** Prints a type: here, so that the parts of the printer need not import one another. */
  print: (node: ts.TypeNode, scope: TypeScope) => string;
  /** What type parameters in sight stand for, as text. */
  bindings: ReadonlyMap<ts.Symbol, string>;
  /** Types that are being expanded: one that holds itself is named instead. */
  expanding: readonly ts.Symbol[];
  /** Named types of the libraries that were met, for their definitions. */
  mentioned: Set<ts.Symbol>;
  /** Whether a reader can import the type by its name. */
  isPublic: (symbol: ts.Symbol) => boolean;
}

/** Reads a scope's symbol for a name in a type, behind its imports; of nodes that the checker has made itself too. */
export function symbolOfName(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const last = ts.isQualifiedName(name) ? name.right : name;
  // Nodes made by the checker have no place in a file; it leaves the symbol on the name.
  const made = (last as ts.Node & { symbol?: ts.Symbol }).symbol;
  const symbol = last.pos < 0 ? made : (checker.getSymbolAtLocation(last) ?? made);
  return symbol && realSymbol(symbol, checker);
}

/** The symbol itself, where it may stand for an import of it. */
export function realSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a type's declaration belongs to the documented libraries; others (React, the DOM) are known by their names. */
export function isOfLibrary(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !/\/node_modules\/(?!@mui\/)|\/lib\.[\w.]+\.d\.ts$/.test(file);
}

/** The type parameters that a node speaks of and does not declare itself. */
export function typeParametersIn(node: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (child: ts.Node): void => {
    const symbol = ts.isTypeReferenceNode(child) && symbolOfName(child.typeName, checker);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
      const isOuter = !symbol.declarations?.some((declaration) => isInside(declaration, node));
      if (isOuter) found.push(symbol);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Whether a type is computed from others, so that it cannot be read as it stands. */
export function computes(node: ts.Node): boolean {
  const isComputing =
    ts.isConditionalTypeNode(node) || ts.isIndexedAccessTypeNode(node) || ts.isMappedTypeNode(node);
  return isComputing || (ts.forEachChild(node, computes) ?? false);
}

function isInside(node: ts.Node, outer: ts.Node): boolean {
  return (
    node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end
  );
}
