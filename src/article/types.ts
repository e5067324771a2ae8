import type { Table } from 'mdast';
import type { ArticleComponent } from '@/lib/articleComponents';
import type { DemoOptions } from '@/lib/demoOptions';

/** A part of an article: HTML that is shipped once and never hydrated, a live demo, or a part of the site itself. */
export type ArticleBlock = HtmlBlock | DemoBlock | ComponentBlock;

export interface HtmlBlock {
  kind: 'html';
  /** Absent in the data of the first page load, where the HTML already stands in the document. */
  html?: string;
}

export interface DemoBlock {
  kind: 'demo';
  /** File name of the demo without `.tsx`; also its anchor. */
  name: string;
  options: DemoOptions;
}

export interface ComponentBlock {
  kind: 'component';
  name: ArticleComponent;
}

export interface ArticleHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The YAML at the head of an article. CONTRIBUTING.md says what each key does. */
export interface FrontMatter {
  title: string;
  description: string;
  productId?: string | undefined;
  packageName?: string | undefined;
  components: string[];
  hooks: string[];
  githubLabel?: string | undefined;
  waiAria?: string | undefined;
  materialDesign?: string | undefined;
  unstyled?: string | undefined;
  disableToc: boolean;
}

/** A link as it is written, for the check that it leads somewhere. */
export interface WrittenLink {
  url: string;
  line: number;
}

export interface DemoUse {
  name: string;
  line: number;
}

/** An article after parsing. Plain data: it is kept on disk between builds. */
export interface Article {
  /** Path of the source from the root of the repository. */
  file: string;
  frontMatter: FrontMatter;
  blocks: ArticleBlock[];
  headings: ArticleHeading[];
  links: WrittenLink[];
  demos: DemoUse[];
  /** The prose without markup, for search. One entry per heading; the first is the introduction. */
  sections: ArticleSection[];
}

export interface ArticleSection {
  /** Anchor of the section's heading; empty for the introduction. */
  id: string;
  heading: string;
  text: string;
}

/** What an article needs to know of the site around it. */
export interface ArticleContext {
  /** Path of the source from the root of the repository, for messages. */
  file: string;
  /** The product the article belongs to when its front matter names none. */
  productId: string;
  /** Version of the documented package: `5.15.1`. */
  version: string;
  /** Paths of the API pages that exist: the generated "API" section links to no others. */
  apiPages: readonly string[];
  /** Language of the texts that the site adds. */
  userLanguage: string;
  /** Tables made from data, by the names under which the page shows them. Articles have none. */
  tables?: Readonly<Record<string, Table>>;
}
