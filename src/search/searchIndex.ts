import MiniSearch from 'minisearch';
import type { SearchRecord } from './types';

/** What is shown of a section that was found. */
export type SearchHit = Omit<SearchRecord, 'id'>;

const MOST_HITS = 20;

/** Finds sections by the words of their title, heading and text. */
export class SearchIndex {
  private readonly index = new MiniSearch<SearchRecord>({
    fields: ['title', 'place', 'text', 'product'],
    // A page's introduction stands under its title: it is found as a section of that name would be.
    extractField: (record, field) =>
      field === 'place'
        ? record.heading || record.title
        : String(record[field as keyof SearchRecord]),
    storeFields: ['path', 'title', 'heading', 'text', 'product'],
  });

  constructor(records: readonly SearchRecord[]) {
    this.index.addAll(records);
  }

  /** The best hits first. Sections of the product being read come before equals of others. */
  find(query: string, currentProduct: string | null): SearchHit[] {
    const hits = this.index.search(query, {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 4, place: 3, product: 1.5 },
      boostDocument: (_id, term, stored) => boost(stored, term, currentProduct),
    });
    return hits.slice(0, MOST_HITS) as unknown as SearchHit[];
  }
}

/** How much less a post counts than the documentation: it tells how things came to be, not how they are used. */
const POST_WEIGHT = 0.5;

/** How much a hit counts: more for a page whose very title has the word, and for the product being read; less for a post. */
function boost(
  stored: Record<string, unknown> | undefined,
  term: string,
  currentProduct: string | null,
): number {
  const { heading, title, product, path } = (stored ?? {}) as Partial<SearchHit>;
  const isThePage = heading === '' && title?.toLowerCase().includes(term) === true;
  return (
    (isThePage ? 1.8 : 1) *
    (currentProduct !== null && product === currentProduct ? 1.3 : 1) *
    (path?.startsWith('/blog/') ? POST_WEIGHT : 1)
  );
}

/** A piece of the text around the first word of the query, at most `length` characters. */
export function excerpt(text: string, query: string, length = 140): string {
  const word = query.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const start = at < length / 2 ? 0 : text.lastIndexOf(' ', at - length / 3) + 1;
  const blank = text.lastIndexOf(' ', start + length);
  const cut = blank > start ? blank : start + length;
  const end = text.length - start <= length ? text.length : cut;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

let loading: Promise<SearchIndex> | undefined;

/**
 * Loads the index of this release, once. It is the data file of the search page, so it always belongs to the code that reads it.
 * A failed attempt may be repeated.
 */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchRecords()
    .then((records) => new SearchIndex(records))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchRecords(): Promise<SearchRecord[]> {
  const response = await fetch(`/_next/data/${window.__NEXT_DATA__.buildId}/search.json`);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const data = (await response.json()) as { pageProps: { records: SearchRecord[] } };
  return data.pageProps.records;
}
