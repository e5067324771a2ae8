/** A type as a reader would write it. */
export interface ApiType {
  /** On one line; long unions and objects are cut with `…`. */
  short: string;
  /** The whole of it, when `short` is cut; may have several lines. */
  full: string | null;
  /** Named types in it whose definition the package gives: the name, and its declaration as code. */
  definitions: { name: string; code: string }[];
}

/** A parameter of a function, or what it returns (then without a name). */
export interface ApiParameter {
  name: string;
  type: string;
  description: string;
}

/** A prop, a slot, a parameter of a hook, a part of what it returns, or a property of an interface. */
export interface ApiMember {
  name: string;
  type: ApiType;
  required: boolean;
  /** The default as the declaration's comment states it. */
  defaultValue: string | null;
  /** Plain text with code in backticks and Markdown links. */
  description: string;
  /** Why not to use it any more, and what instead; null when it may be used. */
  deprecated: string | null;
  /** For functions whose comment describes them. */
  signature: { parameters: ApiParameter[]; returns: ApiParameter | null } | null;
  /** `pro` and `premium`: the plan that the member needs. */
  plan: 'pro' | 'premium' | null;
  /** The component whose prop of the same name it stands before, when its type or default differs from it. */
  differsFrom: string | null;
}

/** Props that come from somewhere else, by owner. */
export interface InheritedProps {
  /** `ButtonBase`, `button` for those of the native element, `system` for system props. */
  owner: string;
  /** Page of the owner: its API page, or MDN for a native element. */
  href: string | null;
  members: ApiMember[];
}

export interface ApiSlot {
  name: string;
  description: string;
  /** Component or element that fills it when nothing else is given. */
  defaultValue: string | null;
  /** Class of the slot's element. */
  className: string | null;
}

export interface ApiClass {
  /** Key in `classes`: `containedPrimary`; for a state class its name: `disabled`. */
  key: string;
  /** `.MuiButton-containedPrimary`, `.Mui-disabled`. */
  className: string;
  description: string;
  /** A class of a state, which every component uses. */
  isState: boolean;
}

/** The package that an entry was read from. */
export interface ApiPackage {
  name: string;
  version: string;
  /** Integrity in the registry, from the lock file: `sha512-…`. */
  integrity: string;
}

/** A component of a package. */
export interface ComponentApi {
  kind: 'component';
  name: string;
  /** Anchor and last part of the address: `button-group`. */
  id: string;
  package: ApiPackage;
  description: string;
  /** Ways to import it, one statement each. */
  imports: string[];
  props: ApiMember[];
  inherited: InheritedProps[];
  /** Component whose props are all accepted too: `ButtonBase`. */
  inheritsFrom: string | null;
  /**
   * What `ref` gives: an interface of the DOM, `HTMLButtonElement`; `child` for the element of its child, `container` for the
   * one that it renders into; null when the component forwards none.
   */
  ref: string | null;
  /** Key in `theme.components`: `MuiButton`; null when there is none. */
  themeName: string | null;
  slots: ApiSlot[];
  classes: ApiClass[];
  plan: 'pro' | 'premium' | null;
}

export interface HookApi {
  kind: 'hook';
  name: string;
  id: string;
  package: ApiPackage;
  description: string;
  imports: string[];
  parameters: ApiMember[];
  returnValue: ApiMember[];
}

/** An interface that is used by name, as `GridColDef`. */
export interface InterfaceApi {
  kind: 'interface';
  name: string;
  id: string;
  package: ApiPackage;
  description: string;
  imports: string[];
  properties: ApiMember[];
}

export type ApiEntry = ComponentApi | HookApi | InterfaceApi;
