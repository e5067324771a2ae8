import type ts from 'typescript';
import type { ApiMember, InheritedProps } from '../apiTypes';
import type { ApiSource } from './apiSources';
import { overloadProps } from './overloads.server';
import { elementHref } from './nativeElements';
import { ORIGIN_RANK, originOf, type Origin } from './origin';
import { readComment } from './readComment.server';
import { readMember, type MemberReader, type Property } from './readMember.server';

/** What the props of a component are sorted with. */
export interface PropsContext {
  reader: MemberReader;
  component: ApiSource;
  /** The component itself, as a value. */
  symbol: ts.Symbol | undefined;
  /** All components of the site that have an API page. */
  documented: readonly ApiSource[];
  /** The native element that the component is by default, when it is known. */
  element: string | null;
  /** Whether the element that the component is declared to be has an attribute; true where none is declared. */
  isAttribute: (name: string) => boolean;
  /** An attribute of that element. */
  attributeOf: (name: string) => ts.Symbol | undefined;
  /** The page of the system props; null when there is none. */
  systemHref: string | null;
}

interface Sorted {
  own: ApiMember[];
  inherited: InheritedProps[];
}

/** The props of a component: its own, and those of others by owner. */
export function readProps(type: ts.Type, context: PropsContext): Sorted {
  const own: ApiMember[] = [];
  const groups = new Map<string, InheritedProps>();
  const { checker } = context.reader;
  const declared = propertiesOf(type, checker);
  const overloads = overloadProps(
    context.symbol,
    checker,
    new Set(declared.map(({ name }) => name)),
  );
  for (const symbol of [...declared, ...overloads]) {
    const found = findOrigin(symbol, context);
    if (!found || isHidden(symbol.name, found.origin)) continue;
    const read = memberOf(
      { symbol, declarations: found.declarations },
      found.origin,
      context.reader,
    );
    // What an overload requires, the others go without.
    const member = overloads.includes(symbol) ? { ...read, required: false } : read;
    if (found.origin.kind === 'own') own.push(member);
    else addToGroup(groups, ownerOf(found.origin, context), member);
  }
  const inherited = [...groups.values()].map((group) => ({
    ...group,
    members: sorted(group.members),
  }));
  return { own: sorted(own), inherited };
}

/** All properties, of a union also those that only some of its members have. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type.isUnion()) return checker.getPropertiesOfType(type);
  const byName = new Map(
    type.types
      .flatMap((member) => checker.getPropertiesOfType(member))
      .map((symbol) => [symbol.name, checker.getPropertyOfType(type, symbol.name) ?? symbol]),
  );
  return [...byName.values()];
}

/** Where a property is declared; of one that a mapped type renames, where the renamed one is. */
export function declarationsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Declaration[] {
  return (
    symbol.declarations ?? checker.getRootSymbols(symbol).flatMap((root) => root.declarations ?? [])
  );
}

/** Members in alphabetical order. */
export function sorted<T extends { name: string }>(members: readonly T[]): T[] {
  return [...members].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** The origin that counts, with the declarations from there; null for what is no prop to the reader. */
function findOrigin(
  symbol: ts.Symbol,
  { reader, component, documented, element, attributeOf, isAttribute }: PropsContext,
): { origin: Origin; declarations: ts.Declaration[] } | null {
  const all = declarationsOf(symbol, reader.checker);
  if (all.length === 0) return { origin: { kind: 'system' }, declarations: [] };
  const told = all.filter((declaration) => !readComment(declaration).isIgnored);
  // What a component keeps to itself may still be an attribute of its element.
  const attribute = told.length > 0 ? [] : (attributeOf(symbol.name)?.declarations ?? []);
  const origins = [...told, ...attribute].map((declaration) => ({
    declaration,
    origin: originOf(declaration.getSourceFile().fileName, component, documented),
  }));
  const kind = ORIGIN_RANK.find((rank) => origins.some(({ origin }) => origin.kind === rank));
  const first = origins.find(({ origin }) => origin.kind === kind);
  if (!first) return null;
  const declarations = origins
    .filter(({ origin }) => origin.kind === kind)
    .map((row) => row.declaration);
  if (kind !== 'helper') {
    // `placeholder` of a component that is a `div` around an input is no attribute of the `div`: it takes it itself.
    const isOwn = kind === 'native' && !isAttribute(symbol.name);
    const origin: Origin = isOwn ? { kind: 'own' } : first.origin;
    return { origin, declarations: ofVariants(symbol, declarations) };
  }
  // The wrapping types give `classes` to components that have none.
  if (symbol.name === 'classes') return null;
  const isNative = element !== null && symbol.name !== 'component';
  return { origin: { kind: isNative ? 'native' : 'own' }, declarations: [first.declaration] };
}

/** `ref` is told by itself, and `key` is no prop, but for a component that makes something of it. */
function isHidden(name: string, origin: Origin): boolean {
  return name === 'ref' || (name === 'key' && origin.kind !== 'own');
}

/** One declaration, unless the props are a union whose variants declare the property each in their way. */
function ofVariants(symbol: ts.Symbol, declarations: ts.Declaration[]): ts.Declaration[] {
  const parents = new Set(declarations.map((declaration) => declaration.parent));
  const isInUnion = (
    symbol as { links?: { containingType?: ts.Type } }
  ).links?.containingType?.isUnion();
  return isInUnion && parents.size > 1 ? declarations : declarations.slice(0, 1);
}

/** A member. Attributes of elements and system props are told by name alone, here as in the page: see renderGroup. */
function memberOf(property: Property, { kind }: Origin, reader: MemberReader): ApiMember {
  return kind === 'own' || kind === 'component'
    ? readMember(property, reader)
    : namedMember(property.symbol.name);
}

/** A member of which nothing is read but its name. */
function namedMember(name: string): ApiMember {
  return {
    name,
    type: { short: '', full: null, definitions: [] },
    required: false,
    defaultValue: null,
    description: '',
    deprecated: null,
    signature: null,
    plan: null,
    differsFrom: null,
  };
}

function ownerOf(origin: Origin, context: PropsContext): Omit<InheritedProps, 'members'> {
  if (origin.kind === 'component') return { owner: origin.owner, href: origin.href };
  if (origin.kind === 'system') return { owner: 'system', href: context.systemHref };
  return { owner: context.element ?? 'HTMLElement', href: elementHref(context.element) };
}

function addToGroup(
  groups: Map<string, InheritedProps>,
  { owner, href }: Omit<InheritedProps, 'members'>,
  member: ApiMember,
) {
  const group = groups.get(owner) ?? { owner, href, members: [] };
  group.members.push(member);
  groups.set(owner, group);
}
