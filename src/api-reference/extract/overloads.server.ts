import ts from 'typescript';

/**
 * Props that only an overload of a component takes, and its Props do not have: `component` and `href` of those that may become
 * another element. `known` are the names of its Props.
 */
export function overloadProps(
  component: ts.Symbol | undefined,
  checker: ts.TypeChecker,
  known: ReadonlySet<string>,
): ts.Symbol[] {
  const signatures = component ? checker.getTypeOfSymbol(component).getCallSignatures() : [];
  const symbols = signatures.flatMap(membersInPlace).filter(({ name }) => !known.has(name));
  return [...new Map(symbols.map((symbol) => [symbol.name, symbol])).values()];
}

/** The members of the object type that stands in the signature itself: `{ href: string } & …`. */
function membersInPlace(signature: ts.Signature): ts.Symbol[] {
  const [parameter] = signature.getDeclaration()?.parameters ?? [];
  const { type } = parameter ?? {};
  const parts = type && ts.isIntersectionTypeNode(type) ? [...type.types] : [];
  return parts
    .filter(ts.isTypeLiteralNode)
    .flatMap(({ members }) => [...members])
    .flatMap((member) => (member as ts.TypeElement & { symbol?: ts.Symbol }).symbol ?? []);
}
