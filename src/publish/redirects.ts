import { markdownPath } from '@/site/markdownPath';

/** A row of `data/redirects.ts`: a family of old addresses, or a single one. */
export interface RedirectRow {
  /**
   * Old address. `:name` stands for a part of one segment, `*` for any number of segments.
   */
  from: string;
  /** New address with the same places. A `:name` that `from` lacks is found among the pages that exist. */
  to: string;
  /** What is called otherwise now, by old name: `buttons` is now `button`. */
  names?: Readonly<Record<string, string>>;
  /** The address stays the one to link to, and may lead elsewhere one day. */
  temporary?: boolean;
}

/** A redirect as static hosts know it. `from` may end with `/*`, which `:splat` in `to` repeats. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** What a place of a pattern stands for. */
const PLACE = /:[a-zA-Z]+|\*/g;

/**
 * The redirect of every old address that leads to a place that exists, one each, sorted. An address that is a page again is
 * left alone. `places`: addresses of pages and of anchors in them. `ledger`: addresses that were published once.
 */
export function expandRedirects(
  rows: readonly RedirectRow[],
  places: ReadonlySet<string>,
  ledger: readonly string[] = [],
): Redirect[] {
  const addresses = new Set([...ledger, ...rows.flatMap((row) => oldAddresses(row, places))]);
  return [...addresses]
    .filter((from) => !places.has(from))
    .sort()
    .flatMap((from): Redirect[] => {
      for (const row of rows) {
        const to = targetOf(row, from, places);
        if (to !== null) return [{ from, to, status: row.temporary ? 302 : 301 }];
      }
      return [];
    });
}

/**
 * The redirects of copies in Markdown, which have moved with their pages: of those that the ledger has and that are there no more.
 * `files`: what stands beside the pages.
 */
export function copyRedirects(
  redirects: readonly Redirect[],
  ledger: readonly string[],
  files: ReadonlySet<string>,
): Redirect[] {
  return redirects
    .map(({ from, to, status }) => ({
      from: markdownPath(from),
      to: markdownPath(to.replace(/#.*/, '')),
      status,
    }))
    .filter(({ from, to }) => ledger.includes(from) && !files.has(from) && files.has(to));
}

/** The old addresses that a row gives to the places that exist. */
function oldAddresses({ from, to, names = {} }: RedirectRow, places: ReadonlySet<string>) {
  if (from.search(PLACE) < 0) return [from];
  return [...places].flatMap((place) => {
    const values = valuesIn(to, place);
    if (values === null || !canFill(from, values)) return [];
    const oldNames = Object.keys(names).filter((old) => names[old] === values['name']);
    if (oldNames.length === 0) return [fill(from, values)];
    return oldNames.map((name) => fill(from, { ...values, name }));
  });
}

function targetOf(
  { from, to, names = {} }: RedirectRow,
  address: string,
  places: ReadonlySet<string>,
) {
  const values = valuesIn(from, address);
  if (values === null) return null;
  const { name } = values;
  const renamed = name !== undefined && Object.hasOwn(names, name) ? names[name] : name;
  const known = renamed === undefined ? values : { ...values, name: renamed };
  const filled = fill(to, known);
  if (places.has(filled)) return filled;
  if (canFill(to, known)) return null;
  return [...places].find((place) => valuesIn(filled, place) !== null) ?? null;
}

/** What stands in the places of a pattern, by name, when an address has its form; null when it has not. */
function valuesIn(pattern: string, address: string): Record<string, string> | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(PLACE, (place) => (place === '*' ? '(?<rest>[^#]+)' : `(?<${place.slice(1)}>[^/#]+)`));
  const match = new RegExp(`^${source}$`).exec(address);
  return match && { ...match.groups };
}

function canFill(pattern: string, values: Record<string, string>): boolean {
  return (pattern.match(PLACE) ?? []).every((place) => nameOf(place) in values);
}

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(PLACE, (place) => values[nameOf(place)] ?? place);
}

function nameOf(place: string): string {
  return place === '*' ? 'rest' : place.slice(1);
}
