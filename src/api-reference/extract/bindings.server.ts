import ts from 'typescript';
import { printComputed } from './typeNodes.server';
import type { TypeScope } from './typeScope.server';

/**
 * What the type parameters of a type, of those it extends and of the aliases it goes by stand for, as text. A parameter that
 * stands for different things in different places is left out.
 */
export function bindingsOf(type: ts.Type, scope: TypeScope): TypeScope['bindings'] {
  const bindings = new Map<ts.Symbol, string>();
  const ambiguous = new Set<ts.Symbol>();
  const seen = new Set<ts.Type>();
  const inner = { ...scope, bindings, mentioned: new Set<ts.Symbol>() };

  const bind = (parameter: ts.Symbol | undefined, argument: ts.Type | undefined) => {
    if (!parameter || !argument || argument.symbol === parameter || ambiguous.has(parameter))
      return;
    const text = printComputed(argument, inner);
    if ((bindings.get(parameter) ?? text) === text) bindings.set(parameter, text);
    else {
      bindings.delete(parameter);
      ambiguous.add(parameter);
    }
  };
  const visit = (part: ts.Type) => {
    if (seen.has(part) || seen.size > LARGEST) return;
    seen.add(part);
    const args = part.aliasTypeArguments ?? [];
    aliasParameters(part, scope.checker).forEach((parameter, index) =>
      bind(parameter, args[index]),
    );
    args.forEach(visit);
    if (part.isUnionOrIntersection()) part.types.forEach(visit);
    if (!(part.flags & ts.TypeFlags.Object)) return;
    const { target } = part as ts.TypeReference;
    if (target) {
      const given = scope.checker.getTypeArguments(part as ts.TypeReference);
      target.typeParameters?.forEach((parameter, index) => bind(parameter.symbol, given[index]));
    }
    const declared = target ?? part;
    if (declared.isClassOrInterface()) scope.checker.getBaseTypes(declared).forEach(visit);
  };
  visit(type);
  return bindings;
}

/** Types to look at before giving up: the attributes of an element lead to all of React. */
const LARGEST = 300;

function aliasParameters(type: ts.Type, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  const declaration = type.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return (declaration?.typeParameters ?? []).map(({ name }) => checker.getSymbolAtLocation(name));
}
