import ts from 'typescript';
import type { ApiSlot, ComponentApi, InheritedProps } from '../apiTypes';
import { bindingsOf } from './bindings.server';
import type { ApiProgram } from './apiProgram.server';
import type { ApiSource } from './apiSources';
import { inheritedName, ownDescription } from './commentText';
import { attributesOf, declaredElement, propsTypeOf, themeNameOf } from './componentTypes.server';
import { importForms } from './importForms.server';
import { loadInstalled, takesRef } from './installedModules.server';
import { packageFacts } from './packageFacts.server';
import { planOfPackage } from './packageOfFile';
import { readClasses } from './readClasses.server';
import { readComment } from './readComment.server';
import { newScope, type MemberReader } from './readMember.server';
import { declarationsOf, readProps } from './readProps.server';
import { elementOf, ofElement, refOf } from './readRef.server';

/** What every component of a product is read with. */
export interface ProductReader {
  program: ApiProgram;
  reader: MemberReader;
  documented: readonly ApiSource[];
  systemHref: string | null;
}

/**
 * Reads the API of a component.
 * @throws Error when its package declares no props of it.
 */
export function readComponent(source: ApiSource, product: ProductReader): ComponentApi {
  const { program, reader, documented, systemHref } = product;
  const type = propsTypeOf(source, program);
  if (!type) throw new Error(`${source.package} declares no props of ${source.name}.`);
  const declared = declaredElement(source, type, program);
  const element = elementOf(source, declared, program);
  const attributes = attributesOf(declared, program);
  const bindings = bindingsOf(type, newScope(reader));
  const { own, inherited } = readProps(type, {
    reader: { ...reader, bindings },
    component: source,
    symbol: symbolOf(source, program),
    documented,
    element,
    attributeOf: (name) => attributesOf(element, program)?.getProperty(name),
    isAttribute: (name) => attributes?.getProperty(name) !== undefined || attributes === null,
    systemHref,
  });
  const { text } = readComment(declarationOf(source, program));
  const inheritsFrom = inheritedName(text);
  const classes = readClasses(source, program);
  const isOwnSlots = own.some(({ name }) => name === 'slots');
  return {
    kind: 'component',
    name: source.exported,
    id: source.id,
    package: packageFacts(source.package),
    description: ownDescription(text),
    imports: importForms(source, program),
    props: own,
    inherited: ranked(
      element === declared ? inherited : ofElement(inherited, element, program),
      inheritsFrom,
    ),
    inheritsFrom,
    ref: takesRef(runtimeOf(source)) ? refOf(source, element, program) : null,
    themeName: themeNameOf(source, program),
    slots: isOwnSlots ? readSlots(type, program, classes) : [],
    classes,
    plan: planOfPackage(source.package),
  };
}

/** The component itself, as its package exports it. */
function runtimeOf({ exported, modules }: ApiSource): unknown {
  for (const module of modules) {
    const loaded = loadInstalled(module);
    const found = loaded?.[exported] ?? loaded?.default;
    if (found) return found;
  }
  return null;
}

/** An exported name, or the default export of its own module. */
export function symbolOf(
  { exported, modules }: ApiSource,
  { exportsOf }: ApiProgram,
): ts.Symbol | undefined {
  const [own, whole] = modules.map(exportsOf);
  return own?.get(exported) ?? own?.get('default') ?? whole?.get(exported);
}

/** The declaration of an exported value. */
export function declarationOf(source: ApiSource, program: ApiProgram): ts.Declaration | undefined {
  const declarations = symbolOf(source, program)?.declarations;
  return declarations?.find((node) => !ts.isTypeAliasDeclaration(node));
}

/** The component that is inherited from first, then other components, then elements, then the system. */
function ranked(groups: InheritedProps[], inheritsFrom: string | null): InheritedProps[] {
  const rank = ({ owner }: InheritedProps) => {
    if (owner === inheritsFrom) return 0;
    if (owner === 'system') return 3;
    return /^[A-Z]/.test(owner) && owner !== 'HTMLElement' ? 1 : 2;
  };
  return [...groups].sort((a, b) => rank(a) - rank(b));
}

/** The slots of a component, from the type of its prop `slots`. */
function readSlots(
  props: ts.Type,
  { checker }: ApiProgram,
  classes: ComponentApi['classes'],
): ApiSlot[] {
  const typeOf = (name: string): ts.Type | null => {
    const owner = props.isUnion() ? (props.types[0] ?? props) : props;
    const prop = checker.getPropertyOfType(owner, name);
    return prop ? checker.getNonNullableType(checker.getTypeOfSymbol(prop)) : null;
  };
  const slots = typeOf('slots');
  // MUI X computes `slots` from the older `components`, whose names are capitalized and whose members have the comments.
  const components = typeOf('components');
  return (slots ? checker.getPropertiesOfType(slots) : []).map((slot) => {
    const older = slot.name.charAt(0).toUpperCase() + slot.name.slice(1);
    const declaration =
      declarationsOf(slot, checker)[0] ??
      (components && checker.getPropertyOfType(components, older)?.declarations?.[0]);
    const { description, defaultValue } = readComment(declaration ?? undefined);
    const className = classes.find(({ key }) => key === slot.name)?.className ?? null;
    return { name: slot.name, description, defaultValue, className };
  });
}
