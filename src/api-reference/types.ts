/** A prop, a slot, a parameter or a part of a return value, as its declaration states it. */
export interface ApiMember {
  name: string;
  /** The type as it is written. */
  type: string;
  required: boolean;
  /** The default as the declaration's comment states it. */
  defaultValue: string | null;
  description: string;
}

/** A table of members: the props of a component, the parameters of a hook. */
export interface ApiTable {
  /** Last part of its anchor: `props` gives `button-props`. */
  id: 'props' | 'slots' | 'parameters' | 'return-value';
  /** Between the entry's id and a member's name in the member's anchor: `prop` gives `button-prop-disabled`. */
  memberId: string;
  members: ApiMember[];
}

/** A component or a hook. */
export interface ApiEntry {
  name: string;
  /** Anchor in kebab-case: `use-button`. */
  id: string;
  /** Ways to import it, one per line. */
  imports: string;
  tables: ApiTable[];
}
