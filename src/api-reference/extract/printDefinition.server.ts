import ts from 'typescript';
import { printMemberType, printType } from './printType.server';
import { readComment } from './readComment.server';
import type { TypeScope } from './typeScope.server';
import { layOutType, withoutUndefined } from './typeText';

/** Definitions with more members are no help in place: the theme, a whole API. */
const MOST_MEMBERS = 25;
/** Types with a section of their own, and those that are no help to a reader. */
const SHOWN_ELSEWHERE = /(Classes|Slots|SlotsComponents?|TypeMap|OwnerState)$|^Theme$/;

/** The declaration of a named type as code; null when it is too long, or shown elsewhere. */
export function printDefinition(
  symbol: ts.Symbol,
  outer: TypeScope,
): { name: string; code: string } | null {
  const { name } = symbol;
  const declaration = symbol.declarations?.[0];
  if (!declaration || SHOWN_ELSEWHERE.test(name)) return null;
  const scope: TypeScope = {
    ...outer,
    expanding: [symbol],
    bindings: new Map(),
    mentioned: new Set(),
  };
  if (ts.isEnumDeclaration(declaration)) {
    const members = declaration.members.map((member) => `  ${member.getText()},`);
    return { name, code: [`enum ${name} {`, ...members, '}'].join('\n') };
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    // Props of a component are computed from many others: its page tells them.
    if (name.endsWith('Props')) return null;
    const text = printType(declaration.type, scope);
    const laidOut = text.length > 80 ? layOutType(text) : text;
    const separator = laidOut.startsWith('|') ? '\n' : ' ';
    return {
      name,
      code: `type ${name}${parametersIn(declaration, text)} =${separator}${laidOut};`,
    };
  }
  if (!ts.isInterfaceDeclaration(declaration)) return null;
  const members = scope.checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  if (members.length === 0 || members.length > MOST_MEMBERS) return null;
  const lines = members.flatMap((member) => printLines(member, scope));
  const head = `interface ${name}${parametersIn(declaration, lines.join('\n'))} {`;
  return { name, code: [head, ...lines, '}'].join('\n') };
}

function printLines(member: ts.Symbol, scope: TypeScope): string[] {
  const declaration = member.declarations?.[0];
  const { description, isIgnored } = readComment(declaration);
  if (!declaration || isIgnored) return [];
  const isOptional = Boolean(member.flags & ts.SymbolFlags.Optional);
  const type = printMemberType(declaration, scope);
  const line = isOptional
    ? `${member.name}?: ${withoutUndefined(type)}`
    : `${member.name}: ${type}`;
  const comment = description
    .split('\n')
    .map((text) => text.trim())
    .join(' ');
  return [...(comment ? [`  /** ${comment} */`] : []), `  ${line};`];
}

/** The type parameters of a declaration that its printed text names. */
function parametersIn(
  { typeParameters }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  text: string,
): string {
  const code = text.replace(/\/\*\*.*?\*\//g, '');
  const names = (typeParameters ?? [])
    .map(({ name }) => ts.idText(name))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}
