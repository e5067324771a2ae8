import { longArticle } from './longArticle';

/** An entry of the API reference at an address of the test pages. */
interface ApiTestPage {
  /** Address inside the test pages, without slashes at its ends. */
  slug: string;
  /** Where the reference itself has the entry. */
  entry: string;
  title: string;
  description: string;
}

export const API_TEST_PAGES: readonly ApiTestPage[] = [
  {
    slug: 'data-grid-premium',
    entry: '/x/api/data-grid/data-grid-premium/',
    title: 'DataGridPremium as a test page',
    description: 'The entry of the reference with the most props, in the tree of the test pages.',
  },
  {
    slug: 'api/data-grid/data-grid',
    entry: '/x/api/data-grid/data-grid/',
    title: 'DataGrid as a test page',
    description: 'An entry of the reference at the bottom of a deep tree, under a subheader.',
  },
];

/** An article that a program writes. */
interface GeneratedTestPage {
  slug: string;
  /** The program, which "Edit this page" leads to. */
  file: string;
  /** Gives the article in Markdown, the same each time. */
  write: () => string;
}

export const GENERATED_TEST_PAGES: readonly GeneratedTestPage[] = [
  {
    slug: 'ten-thousand-words',
    file: 'data/docs-infra/longArticle.ts',
    write: () => longArticle({ words: 10_000, seed: 7 }),
  },
];
