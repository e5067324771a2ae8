import type { InheritedProps } from '../apiTypes';
import type { ApiProgram } from './apiProgram.server';
import type { ApiSource } from './apiSources';
import { attributesOf, declaredRef, interfaceOf } from './componentTypes.server';
import { knownRef } from './refElements';

/** The native element that a component renders: the known one rather than the declared; null when it is whatever its child is. */
export function elementOf(
  source: ApiSource,
  declared: string | null,
  program: ApiProgram,
): string | null {
  const known = knownRef(source.package, source.exported);
  if (known === undefined || known === null) return declared;
  return interfaceOf(known, program) === null ? null : known;
}

/** What the `ref` of a component gives, see `ComponentApi`: as it is known, else as it is declared. */
export function refOf(
  source: ApiSource,
  element: string | null,
  program: ApiProgram,
): string | null {
  const known = knownRef(source.package, source.exported);
  if (known === undefined) return declaredRef(source, element, program);
  return interfaceOf(known, program) ?? known;
}

/** Inherited props without the attributes of a declared element that the rendered one does not have. */
export function ofElement(
  groups: readonly InheritedProps[],
  element: string | null,
  program: ApiProgram,
): InheritedProps[] {
  const attributes = attributesOf(element, program);
  if (!attributes) return [...groups];
  return groups.map((group) =>
    group.owner === element
      ? { ...group, members: group.members.filter(({ name }) => attributes.getProperty(name)) }
      : group,
  );
}
