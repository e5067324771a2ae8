import type { ApiMember, ComponentApi } from '../apiTypes';

/** Props that every component has in its own way: that they differ tells nothing. */
const ALWAYS_DIFFERENT = [
  'classes',
  'component',
  'components',
  'componentsProps',
  'slotProps',
  'slots',
  'sx',
];

/** The props of a component by its name; none for native elements, from whose attributes nearly every prop differs. */
export type MembersOf = (owner: string) => readonly ApiMember[];

/** The component with its own props marked that stand before another component's of the same name with another type or default. */
export function markDifferences(component: ComponentApi, membersOf: MembersOf): ComponentApi {
  const owners = [
    ...new Set(
      [component.inheritsFrom ?? [], ...component.inherited.map(({ owner }) => owner)].flat(),
    ),
  ];
  const props = component.props.map((prop) => {
    if (ALWAYS_DIFFERENT.includes(prop.name)) return prop;
    const owner = owners.find((name) => {
      const other = membersOf(name).find((member) => member.name === prop.name);
      return other !== undefined && differ(prop, other);
    });
    return owner === undefined ? prop : { ...prop, differsFrom: owner };
  });
  return { ...component, props };
}

function differ(one: ApiMember, other: ApiMember): boolean {
  if (comparable(one) !== comparable(other)) return true;
  // A declaration that states no default does not say that there is none.
  return (
    one.defaultValue !== null &&
    other.defaultValue !== null &&
    one.defaultValue !== other.defaultValue
  );
}

/** The type without the order of a union and without the target of a handler, which follow from the place. */
function comparable({ type }: ApiMember): string {
  return (type.full ?? type.short)
    .split(/\n?\| | \| /)
    .map((member) => member.replace(/^(\w+(?:Handler|Event))<.*>$/, '$1'))
    .sort()
    .join(' | ');
}
