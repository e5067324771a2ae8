import ts from 'typescript';
import { nameText, printComputed } from './typeNodes.server';
import { arrayOf, isPlain, joinUnion, splitType } from './typeText';
import {
  computes,
  isOfLibrary,
  symbolOfName,
  typeParametersIn,
  type TypeScope,
} from './typeScope.server';

type Reference = ts.TypeReferenceNode | ts.ImportTypeNode;

/** Types that a reader would write otherwise than by name, with what is written for them. */
const REWRITTEN: Record<string, (args: string[]) => string> = {
  // Any string may be added by module augmentation.
  OverridableStringUnion: ([known = 'string']) => joinUnion([known, 'string']),
  SxProps: () => 'SxProps',
  SlotProps: slotProps,
  SlotComponentProps: slotProps,
  SlotComponentPropsWithSlotState: slotProps,
  Simplify: ([type = '{}']) => type,
  DistributiveOmit: ([type = '{}', keys = 'never']) => `Omit<${type}, ${keys}>`,
  Array: ([type = 'any']) => arrayOf(type),
  ReadonlyArray: ([type = 'any']) => `readonly ${arrayOf(type)}`,
  Record: ([key = 'string', value = 'any']) => `Record<${key}, ${value}>`,
  // A path into the palette of the theme.
  TextColor: () => 'string',
  // The slots have a section of their own.
  UncapitalizeObjectKeys: () => 'object',
  Readonly: ([type = '{}']) => type,
  NonNullable: ([type = '{}']) =>
    joinUnion(splitType(type, ' | ').filter((part) => part !== 'null' && part !== 'undefined')),
};

/** Types of the standard library that only compute another. */
const COMPUTING = ['Exclude', 'Extract', 'Parameters', 'ReturnType', 'Uncapitalize', 'Capitalize'];
/** Longest text for which a computed type is shown in place of its name. */
const LONGEST = 600;

/** A type by name: expanded when the name would tell the reader nothing. */
export function printReference(node: Reference, scope: TypeScope): string {
  const name = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
  if (!name) return 'any';
  const symbol = symbolOfName(name, scope.checker);
  if (!symbol) return nameText(name);
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return printTypeParameter(symbol, scope);
  const args = node.typeArguments ?? [];
  const rewrite = Object.hasOwn(REWRITTEN, symbol.name) && REWRITTEN[symbol.name];
  if (rewrite) return rewrite(args.map((arg) => scope.print(arg, scope)));
  if (COMPUTING.includes(symbol.name)) return printByChecker(node, scope) ?? 'any';
  if (!isOfLibrary(symbol)) return withArguments(symbol, args, scope);

  const declaration = symbol.declarations?.[0];
  if (scope.expanding.includes(symbol)) return symbol.name;
  if (declaration && ts.isTypeAliasDeclaration(declaration)) {
    return printAlias(node, { symbol, declaration }, scope);
  }
  if (declaration && ts.isInterfaceDeclaration(declaration)) {
    const members = scope.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    if (members.length === 0 && declaration.members.length === 0) return '{}';
  }
  scope.mentioned.add(symbol);
  return withArguments(symbol, args, scope);
}

/** A parameter of a type by what it stands for, else by what it must be, else by its name. */
function printTypeParameter(symbol: ts.Symbol, scope: TypeScope): string {
  const bound = scope.bindings.get(symbol);
  if (bound !== undefined) return bound;
  const declaration = symbol.declarations?.[0];
  if (!declaration || !ts.isTypeParameterDeclaration(declaration)) return symbol.name;
  if (scope.expanding.includes(symbol)) return symbol.name;
  const inner = { ...scope, expanding: [...scope.expanding, symbol] };
  const constraint = declaration.constraint ? scope.print(declaration.constraint, inner) : '{}';
  if (!SAYS_NOTHING.test(constraint)) {
    return joinUnion(splitType(constraint, ' | ').filter((part) => part !== 'undefined'));
  }
  return symbol.name.length > 1 || !declaration.default
    ? symbol.name
    : scope.print(declaration.default, inner);
}

const SAYS_NOTHING = /^(any|unknown|\{\}|object|void)$/;

function printAlias(
  node: Reference,
  { symbol, declaration }: { symbol: ts.Symbol; declaration: ts.TypeAliasDeclaration },
  scope: TypeScope,
): string {
  const args = node.typeArguments ?? [];
  const bindings = new Map(scope.bindings);
  const inner: TypeScope = {
    ...scope,
    bindings,
    expanding: [...scope.expanding, symbol],
    // What is met inside counts only when the inside is shown.
    mentioned: new Set(),
  };
  declaration.typeParameters?.forEach((parameter, index) => {
    const given = args[index] ?? parameter.default;
    const own = symbolOfName(parameter.name, scope.checker);
    if (own && given) bindings.set(own, scope.print(given, args[index] ? scope : inner));
  });
  const isComputed = computes(declaration.type);
  const isFree = node.pos < 0 || typeParametersIn(node, scope.checker).length > 0;
  const body =
    (isComputed && !isFree ? printByChecker(node, inner) : null) ??
    scope.print(declaration.type, inner);
  const isShown =
    isPlain(body) || !scope.isPublic(symbol) || (isComputed && !symbol.name.endsWith('Props'));
  if (!isShown || body.length > LONGEST) {
    scope.mentioned.add(symbol);
    return withArguments(symbol, args, scope);
  }
  inner.mentioned.forEach((mention) => scope.mentioned.add(mention));
  return body;
}

/** The type behind a reference as the checker computes it; null when that is too much to read. */
function printByChecker(node: Reference, scope: TypeScope): string | null {
  if (node.pos < 0) return null;
  const type = scope.checker.getTypeFromTypeNode(node);
  const text = printComputed(type, scope, ts.NodeBuilderFlags.InTypeAlias);
  return text.length > LONGEST ? null : text;
}

/**
 * The name with those arguments that tell something: not `any` or `Element`, nor, of a type of the libraries, a type parameter.
 * An event is told by its target alone.
 */
function withArguments(symbol: ts.Symbol, args: readonly ts.TypeNode[], scope: TypeScope): string {
  const isOurs = isOfLibrary(symbol);
  // Props of a component are those of its default element, unless somebody says otherwise.
  if (isOurs && symbol.name.endsWith('Props')) return symbol.name;
  const told = !isOurs && symbol.name.endsWith('Event') ? args.slice(0, 1) : args;
  const texts = told.map((arg) => {
    const named = ts.isTypeReferenceNode(arg) && symbolOfName(arg.typeName, scope.checker);
    const isParameter = named && named.flags & ts.SymbolFlags.TypeParameter;
    return isParameter && (isOurs || !scope.bindings.has(named)) ? 'any' : scope.print(arg, scope);
  });
  const defaults = defaultsOf(symbol);
  const last = texts.reduce((found, text, index) => {
    const isDefault = isOurs && defaults[index] === text;
    return TELLS_NOTHING.test(text) || isDefault ? found : index;
  }, -1);
  const name = symbol.name === 'Element' && !isOurs ? elementName(symbol) : symbol.name;
  return last < 0 ? name : `${name}<${texts.slice(0, last + 1).join(', ')}>`;
}

const TELLS_NOTHING = /^(any|unknown|\{\}|Element|Event)$/;

/** What the type parameters of an interface or alias are when nothing is given, as it is written. */
function defaultsOf(symbol: ts.Symbol): (string | undefined)[] {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return (declaration?.typeParameters ?? []).map((parameter) => parameter.default?.getText());
}

/** `JSX.Element` is not the `Element` of the DOM. */
function elementName(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return file.includes('/@types/react/') ? 'JSX.Element' : 'Element';
}

/** Props for a slot: an object, or a function of the owner's state that gives one. */
function slotProps(): string {
  return 'object | ((ownerState: object) => object)';
}
