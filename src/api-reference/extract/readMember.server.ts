import ts from 'typescript';
import type { ApiMember, ApiParameter, ApiType } from '../apiTypes';
import { packageOfFile, planOfPackage } from './packageOfFile';
import { printComputed } from './typeNodes.server';
import { printDefinition } from './printDefinition.server';
import { printMemberType, printType } from './printType.server';
import { readComment, type Comment } from './readComment.server';
import { computes, isOfLibrary, typeParametersIn, type TypeScope } from './typeScope.server';
import { joinUnion, layOutType, shortenType, withoutUndefined } from './typeText';

/** What members are read with: of one program. */
export interface MemberReader {
  checker: ts.TypeChecker;
  isPublic: TypeScope['isPublic'];
  /** What type parameters stand for where the members are read. */
  bindings?: TypeScope['bindings'];
}

/** A property with those of its declarations that count; several are the variants of a union. */
export interface Property {
  symbol: ts.Symbol;
  declarations: readonly ts.Declaration[];
}

/** Reads a prop, a parameter or a property from its declaration and the comment over it. */
export function readMember({ symbol, declarations }: Property, reader: MemberReader): ApiMember {
  const { checker } = reader;
  const comments = declarations.map(readComment);
  const comment =
    comments.find(({ description }) => description) ?? comments[0] ?? readComment(undefined);
  const scope = newScope(reader);
  const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  const texts = declarations.map((declaration) => printDeclared(symbol, declaration, scope));
  const text =
    texts.length > 0 ? joinUnion(texts) : printComputed(checker.getTypeOfSymbol(symbol), scope);
  const type = toApiType(isOptional ? withoutUndefined(text) : text, scope);
  const file = declarations[0]?.getSourceFile().fileName ?? '';
  return {
    name: symbol.name,
    type,
    required: !isOptional,
    defaultValue: comments.find(({ defaultValue }) => defaultValue)?.defaultValue ?? null,
    description: comment.description,
    deprecated: comment.deprecated,
    signature: readSignature(checker.getTypeOfSymbol(symbol), comment, scope),
    plan: planOfPackage(packageOfFile(file) ?? ''),
    differsFrom: null,
  };
}

/** A scope with nothing in sight yet. */
export function newScope({ checker, isPublic, bindings = new Map() }: MemberReader): TypeScope {
  return {
    checker,
    print: printType,
    isPublic,
    bindings,
    expanding: [],
    mentioned: new Set(),
  };
}

/** The printed type with its short form, and the definitions of the types it names. */
function toApiType(text: string, scope: TypeScope): ApiType {
  const short = shortenType(text);
  return {
    short,
    full: short === text ? null : layOutType(text),
    definitions: [...scope.mentioned].flatMap((symbol) => printDefinition(symbol, scope) ?? []),
  };
}

/** A type as declared; where its declaration speaks of type parameters that are known no longer, as computed. */
function printDeclared(symbol: ts.Symbol, declaration: ts.Declaration, scope: TypeScope): string {
  const { checker, bindings } = scope;
  const isInstance = symbol.flags & ts.SymbolFlags.Transient && isOfLibrary(symbol);
  const open = isInstance ? typeParametersIn(declaration, checker) : [];
  const isReadable = open.every((parameter) => bindings.has(parameter)) && !computes(declaration);
  return open.length === 0 || isReadable
    ? printMemberType(declaration, scope)
    : printComputed(checker.getTypeOfSymbol(symbol), scope);
}

/** Parameters and result of a function whose comment describes them. */
function readSignature(
  type: ts.Type,
  comment: Pick<Comment, 'parameters' | 'returns'>,
  scope: TypeScope,
): ApiMember['signature'] {
  if (comment.parameters.size === 0 && comment.returns === null) return null;
  const [signature] = scope.checker.getNonNullableType(type).getCallSignatures();
  if (!signature) return null;
  const texts = [...comment.parameters.values()];
  const parameters = signature.parameters.map((parameter, index): ApiParameter => {
    const [declaration] = parameter.declarations ?? [];
    const printed = declaration
      ? printDeclared(parameter, declaration, scope)
      : printComputed(scope.checker.getTypeOfSymbol(parameter), scope);
    return {
      name: parameter.name,
      type: withoutUndefined(printed),
      // A comment may call a parameter by another name than the type does.
      description: comment.parameters.get(parameter.name) ?? texts[index] ?? '',
    };
  });
  const returned = printComputed(signature.getReturnType(), scope);
  const isSilent = comment.returns === null && returned === 'void';
  const returns = isSilent
    ? null
    : { name: '', type: returned, description: comment.returns ?? '' };
  return { parameters, returns };
}
