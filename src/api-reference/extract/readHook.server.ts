import ts from 'typescript';
import type { ApiMember, HookApi, InterfaceApi } from '../apiTypes';
import { bindingsOf } from './bindings.server';
import type { ApiSource } from './apiSources';
import { ownDescription } from './commentText';
import { importForms } from './importForms.server';
import { packageFacts } from './packageFacts.server';
import { declarationOf, type ProductReader } from './readComponent.server';
import { readComment } from './readComment.server';
import { newScope, readMember, type MemberReader } from './readMember.server';
import { declarationsOf, sorted } from './readProps.server';

/**
 * Reads the API of a hook: what it takes and what it returns, property by property.
 * @throws Error when its package has no function of that name.
 */
export function readHook(source: ApiSource, { program, reader }: ProductReader): HookApi {
  const { checker } = program;
  const declaration = declarationOf(source, program);
  const symbol =
    declaration && checker.getSymbolAtLocation(ts.getNameOfDeclaration(declaration) ?? declaration);
  const [signature] = symbol ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
  if (!signature) throw new Error(`${source.package} has no function ${source.exported}.`);
  const comment = readComment(declaration);
  const [first, ...rest] = signature.parameters;
  const options =
    first && rest.length === 0 ? membersOf(checker.getTypeOfSymbol(first), reader) : [];
  const parameters =
    options.length > 0
      ? options
      : signature.parameters.map((parameter) => ({
          ...readMember({ symbol: parameter, declarations: parameter.declarations ?? [] }, reader),
          description: comment.parameters.get(parameter.name) ?? '',
        }));
  return {
    kind: 'hook',
    name: source.exported,
    id: source.id,
    package: packageFacts(source.package),
    description: ownDescription(comment.text),
    imports: importForms(source, program),
    parameters,
    returnValue: membersOf(signature.getReturnType(), reader),
  };
}

/**
 * Reads the properties of an interface.
 * @throws Error when its package does not export it.
 */
export function readInterface(source: ApiSource, { program, reader }: ProductReader): InterfaceApi {
  const symbol = program.exportsOf(source.package).get(source.exported);
  if (!symbol) throw new Error(`${source.package} exports no type ${source.exported}.`);
  return {
    kind: 'interface',
    name: source.exported,
    id: source.id,
    package: packageFacts(source.package),
    description: ownDescription(readComment(symbol.declarations?.[0]).text),
    imports: importForms(source, program),
    properties: membersOf(program.checker.getDeclaredTypeOfSymbol(symbol), reader),
  };
}

/** The properties of an object type; none of a primitive one. */
function membersOf(type: ts.Type, reader: MemberReader): ApiMember[] {
  const { checker } = reader;
  const object = checker.getNonNullableType(type);
  if (object.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike))
    return [];
  const own = { ...reader, bindings: bindingsOf(object, newScope(reader)) };
  const members = checker.getPropertiesOfType(object).flatMap((symbol) => {
    const declarations = declarationsOf(symbol, checker);
    if (readComment(declarations[0]).isIgnored) return [];
    return [readMember({ symbol, declarations: declarations.slice(0, 1) }, own)];
  });
  return sorted(members);
}
