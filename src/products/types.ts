import type { AnchorHTMLAttributes, ComponentType } from 'react';

type DataAttributes = Record<`data-${string}`, string>;

/** An entry of a side navigation tree. */
export interface PageEntry {
  /** The page's path with both slashes, or an external address. Unique in its tree. Of a group: its id. */
  pathname: string;
  /** The label. `false`: none. Default: derived from the path. */
  title?: string | false;
  /** Makes the row a label over `children`, which stay at its depth and are always shown. */
  subheader?: string;
  children?: readonly PageEntry[];
  /** Key of the icon registry, shown before the label. */
  icon?: string;
  plan?: 'community' | 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  legacy?: boolean;
  /** Spread last on the entry's links. */
  linkProps?: AnchorHTMLAttributes<HTMLAnchorElement> & DataAttributes;
  /** `false` hides the entry from the navigation and from previous and next. */
  inSideNav?: boolean;
  /** `false`: the page itself shows no previous and next. */
  ordered?: boolean;
}

export interface ProductVersion {
  text: string;
  /** The version being read. */
  current?: boolean;
  href?: string;
  /** Leads to all versions: the text is the site's own, in the reader's language. */
  viewAll?: boolean;
}

/** What the top of the side navigation says of the product being read. */
export interface ProductIdentifier {
  /** The family, over the name: `MUI Core`. */
  metadata: string;
  name: string;
  versions: readonly ProductVersion[];
}

/** A row of `data/products.ts`. */
export interface Product {
  /** The product's folder in `data/` and, unless it has a `base`, first segment of its addresses. */
  id: string;
  /** First segments of its addresses where they are not its id: `experiments/docs`. */
  base?: string;
  name: string;
  /** One sentence for cards. */
  summary: string;
  /** The npm package documented here, whose version is shown. */
  packageName: string;
  version: string;
  /** Shell command that installs it. */
  install: string;
  /** The theme its demos run under. */
  demoTheme: 'material' | 'joy' | 'none';
  pages: () => Promise<{ pages: readonly PageEntry[] }>;
  demos: () => Promise<{ loadDemo: DemoLoader }>;
}

/** Imports a demo by its path inside the product's folder: `react-button/BasicButtons`. */
export type DemoLoader = (path: string) => Promise<{ default: ComponentType }>;
