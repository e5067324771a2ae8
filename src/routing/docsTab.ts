/** Tabs of a page beside its demos. Each is a page of its own in the export, at `<article>/<tab>/`. */
export const DOCS_TABS = ['components-api', 'hooks-api'] as const;

export type DocsTab = (typeof DOCS_TABS)[number];

export interface ArticleAddress {
  /** The article's path inside its product, without slashes at its ends: `react-button`. */
  articlePath: string;
  /** The open tab, or null on the article itself. */
  docsTab: DocsTab | null;
}

/** Splits the segments of the catch-all route (`['react-button', 'hooks-api']`) into the article's path and its tab. */
export function splitDocsTab(slug: readonly string[]): ArticleAddress {
  const last = DOCS_TABS.find((tab) => tab === slug.at(-1));
  const docsTab = slug.length > 1 ? (last ?? null) : null;
  return { articlePath: (docsTab ? slug.slice(0, -1) : slug).join('/'), docsTab };
}
