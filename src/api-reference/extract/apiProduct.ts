import type { ApiEntry } from '../apiTypes';

/** Names of one kind that one package exports, and where the site shows them. */
export interface ApiNames {
  kind: ApiEntry['kind'];
  /** The npm package that exports them. */
  package: string;
  /** Address of the page of each; `{id}` stands for its name in kebab-case. */
  href: string;
  /** As exported: `Button`, `Unstable_NumberInput`. */
  names: readonly string[];
}

/** A row of `data/apiPages.ts`: everything of a product that has an API page. Read with one program of the compiler. */
export interface ApiProduct {
  id: string;
  groups: readonly ApiNames[];
}
