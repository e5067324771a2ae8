import ts from 'typescript';
import { printReference } from './printReference.server';
import { nameText, printComputed, rawText } from './typeNodes.server';
import type { TypeScope } from './typeScope.server';
import { arrayOf, joinUnion, splitType, withoutUndefined } from './typeText';

/**
 * A type as a reader would write it, on one line. Internal aliases are expanded, members of unions keep the order of the
 * declaration, names of React stand without `React.`.
 */
export function printType(node: ts.TypeNode, scope: TypeScope): string {
  if (ts.isParenthesizedTypeNode(node)) return printType(node.type, scope);
  if (ts.isLiteralTypeNode(node)) return printLiteral(node);
  if (ts.isUnionTypeNode(node)) return joinUnion(node.types.map((type) => printType(type, scope)));
  if (ts.isIntersectionTypeNode(node)) return printIntersection(node, scope);
  if (ts.isArrayTypeNode(node)) return arrayOf(printType(node.elementType, scope));
  if (ts.isTupleTypeNode(node)) return printTuple(node, scope);
  if (ts.isNamedTupleMember(node)) return printType(node.type, scope);
  if (ts.isOptionalTypeNode(node)) return `${printType(node.type, scope)}?`;
  if (ts.isRestTypeNode(node)) return `...${printType(node.type, scope)}`;
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) {
    return printFunction(node, scope);
  }
  if (ts.isTypeLiteralNode(node)) return printMembers(node.members, scope);
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return printReference(node, scope);
  if (ts.isConditionalTypeNode(node)) return printConditional(node, scope);
  if (ts.isIndexedAccessTypeNode(node)) return printIndexedAccess(node, scope);
  if (ts.isMappedTypeNode(node)) return printMapped(node, scope);
  if (ts.isTypeOperatorNode(node)) return printOperator(node, scope);
  if (ts.isTypePredicateNode(node)) return 'boolean';
  if (ts.isTypeQueryNode(node)) return `typeof ${nameText(node.exprName)}`;
  return rawText(node);
}

/** A function type: `(event: SyntheticEvent, value: number) => void`. */
export function printFunction(node: ts.SignatureDeclaration, scope: TypeScope): string {
  const parameters = node.parameters
    .filter((parameter) => nameText(parameter.name) !== 'this')
    .map((parameter) => printParameter(parameter, scope));
  return `(${parameters.join(', ')}) => ${node.type ? printType(node.type, scope) : 'void'}`;
}

/** A property's type as its declaration states it, or as computed where that depends on the place of use. */
export function printMemberType(declaration: ts.Declaration, scope: TypeScope): string {
  if (ts.isMethodSignature(declaration)) return printFunction(declaration, scope);
  if (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) {
    return declaration.type ? printType(declaration.type, scope) : 'any';
  }
  return 'unknown';
}

function printLiteral({ literal }: ts.LiteralTypeNode): string {
  return ts.isStringLiteral(literal) ? `'${literal.text}'` : rawText(literal);
}

function printIntersection(node: ts.IntersectionTypeNode, scope: TypeScope): string {
  const parts = node.types
    .map((type) => printType(type, scope))
    .map((text) => (splitType(text, ' | ').length > 1 ? `(${text})` : text))
    .filter((text, index, all) => text !== '{}' && all.indexOf(text) === index);
  return parts.join(' & ') || '{}';
}

/** Both branches, for what decides is not known; but not one of a type that is inferred, unless there is nothing else. */
function printConditional(node: ts.ConditionalTypeNode, scope: TypeScope): string {
  const otherwise = printType(node.falseType, scope);
  const infers = /\binfer\b/.test(rawText(node.extendsType));
  if (infers && otherwise !== 'never') return otherwise;
  return joinUnion([printType(node.trueType, scope), otherwise]);
}

function printTuple(node: ts.TupleTypeNode, scope: TypeScope): string {
  return `[${node.elements.map((element) => printType(element, scope)).join(', ')}]`;
}

function printParameter(parameter: ts.ParameterDeclaration, scope: TypeScope): string {
  const rest = parameter.dotDotDotToken ? '...' : '';
  const isOptional = parameter.questionToken ?? parameter.initializer;
  const type = parameter.type ? printType(parameter.type, scope) : 'any';
  const name = ts.isIdentifier(parameter.name) ? ts.idText(parameter.name) : 'props';
  return `${rest}${name}${isOptional ? `?: ${withoutUndefined(type)}` : `: ${type}`}`;
}

/** Members of an object type in one line; an object that can only be called is a function. */
function printMembers(members: ts.NodeArray<ts.TypeElement>, scope: TypeScope): string {
  const [first] = members;
  if (first && members.length === 1 && ts.isCallSignatureDeclaration(first)) {
    return printFunction(first, scope);
  }
  const parts = members.flatMap((member): string[] => {
    if (ts.isIndexSignatureDeclaration(member)) {
      const [key] = member.parameters;
      const keyType = key?.type ? printType(key.type, scope) : 'string';
      return [`[key: ${keyType}]: ${printType(member.type, scope)}`];
    }
    if (!member.name) return [];
    const type = printMemberType(member, scope);
    const name = nameText(member.name);
    return [member.questionToken ? `${name}?: ${withoutUndefined(type)}` : `${name}: ${type}`];
  });
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** `PopperProps['anchorEl']` is what that property is declared as. */
function printIndexedAccess(node: ts.IndexedAccessTypeNode, scope: TypeScope): string {
  const { checker } = scope;
  const index = node.indexType;
  if (ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) && node.pos >= 0) {
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const property = checker.getPropertyOfType(owner, index.literal.text);
    const declaration = property?.declarations?.[0];
    if (declaration) return withoutUndefined(printMemberType(declaration, scope));
  }
  if (node.pos < 0) return rawText(node);
  const type = checker.getTypeFromTypeNode(node);
  if (type.flags & ts.TypeFlags.IndexedAccess) return 'any';
  return printComputed(type, scope);
}

function printMapped(node: ts.MappedTypeNode, scope: TypeScope): string {
  const { constraint } = node.typeParameter;
  const value = node.type ? printType(node.type, scope) : 'any';
  if (node.pos >= 0) {
    const type = scope.checker.getTypeFromTypeNode(node);
    const members = scope.checker.getPropertiesOfType(type);
    if (members.length > 0 && members.length < 20) {
      const mark = node.questionToken ? '?' : '';
      return `{ ${members.map(({ name }) => `${name}${mark}: ${value}`).join(', ')} }`;
    }
  }
  const key = constraint ? printType(constraint, scope) : 'string';
  return `{ [key: ${key.includes('keyof') ? 'string' : key}]: ${value} }`;
}

function printOperator(node: ts.TypeOperatorNode, scope: TypeScope): string {
  if (node.operator === ts.SyntaxKind.ReadonlyKeyword) {
    return `readonly ${printType(node.type, scope)}`;
  }
  if (node.operator === ts.SyntaxKind.UniqueKeyword) return 'symbol';
  if (node.pos >= 0) {
    const type = scope.checker.getTypeFromTypeNode(node);
    if (type.isUnion() && type.types.length < 20) {
      return joinUnion(type.types.map((member) => printComputed(member, scope)));
    }
    if (type.isStringLiteral()) return `'${type.value}'`;
  }
  return `keyof ${printType(node.type, scope)}`;
}
