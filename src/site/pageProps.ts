import type en from '@data/translations/en.server.json';
import type { ArticleHeading, ComponentBlock } from '@/article/types';
import type { DemoCode, ShownDemo } from '@/demo/demoTypes';
import type { DocsTab } from '@/routing/docsTab';
import type { ListedPage } from '@/routing/nearestPages';
import type { SearchRecord } from '@/search/types';
import type { PageEntry } from '@/products/types';

/** What the frame needs to know of any page. */
export interface PageMeta {
  /** Address with both slashes. */
  path: string;
  title: string;
  description: string;
  /** `'null'` when the page belongs to no product. */
  productId: string;
  productCategoryId: string;
  /** Id of the product whose navigation tree stands beside the page, or null for a page without one. */
  navigation: string | null;
  /** What to edit in the repository to change the page: its source, or where its texts are; null where no link could be followed. */
  source: string | null;
}

/** What every page gives the application around it. */
export interface SitePageProps {
  page: PageMeta;
  userLanguage: string;
}

export interface PageLink {
  path: string;
  title: string;
  /** Attributes that the navigation entry gives its links. */
  linkProps: NonNullable<PageEntry['linkProps']>;
}

export interface HtmlPageBlock {
  kind: 'html';
  html?: string;
}

/** A part of the API reference. */
export interface ApiPageBlock {
  kind: 'api';
  html?: string;
}

export interface DemoPageBlock {
  kind: 'demo';
  demo: ShownDemo;
  /** The code that stands below the demo at once, colored: the content of a `<code>` element. */
  html?: string;
}

/** A block of an article in the data of its page. `html` is taken out of the data of the first load: see StaticHtml. */
export type PageBlock = HtmlPageBlock | ApiPageBlock | DemoPageBlock | ComponentBlock;

/** A link under the title of an article. */
export interface ArticleLink {
  kind: 'feedback' | 'bundleSize' | 'waiAria' | 'materialDesign';
  href: string;
}

/** A tab of an article: the article itself (null), or one part of its API. */
export interface TabLink {
  tab: DocsTab | null;
  path: string;
}

export interface ArticlePageProps extends SitePageProps {
  /** The open tab; null on the article itself. */
  docsTab: DocsTab | null;
  /** The article's title, on each of its tabs. */
  heading: string;
  tabs: TabLink[];
  /** Ancestors in the navigation tree, outermost first. */
  breadcrumbs: string[];
  previous: PageLink | null;
  next: PageLink | null;
  headings: ArticleHeading[];
  showContents: boolean;
  links: ArticleLink[];
  blocks: PageBlock[];
}

/** A page of a product, as a card or a row leads to it. */
export interface PageCard {
  path: string;
  title: string;
  description: string;
}

export interface PageCardGroup {
  title: string;
  cards: PageCard[];
}

export interface ProductPageProps extends SitePageProps {
  version: string;
  packageName: string;
  install: string;
  groups: PageCardGroup[];
}

/** The page of one demo, which also carries its code for every page that shows the demo. */
export interface DemoPageProps extends SitePageProps {
  productId: string;
  /** The article that shows the demo. */
  article: { path: string; title: string };
  demo: ShownDemo;
  code: DemoCode;
}

export interface SearchPageProps extends SitePageProps {
  /** The search index. The page itself loads it when it is needed: its document does not carry it. */
  records: SearchRecord[];
}

export interface VersionsPageProps extends SitePageProps {
  headings: ArticleHeading[];
  blocks: HtmlPageBlock[];
}

export interface NotFoundPageProps extends SitePageProps {
  /** Every page of the site. */
  pages: ListedPage[];
}

/** The texts of the first page. */
export type HomeTexts = Record<Extract<keyof typeof en, `home${string}`>, string>;

export interface HomePageProps extends SitePageProps {
  texts: HomeTexts;
}
