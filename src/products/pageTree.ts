import { parseLocalizedPath } from '@/routing/language';
import { DOCS_TABS } from '@/routing/docsTab';
import type { PageEntry } from './types';

/** The synthetic ancestor of every page. */
const ROOT: PageEntry = { pathname: '/' };

/** A page's place in its tree. Entries outside the tree give nulls and an empty list. */
export interface PageLocation {
  activePage: PageEntry | null;
  /** Nearest first; ends with the root, `/`. */
  activePageParents: readonly PageEntry[];
}

export interface Neighbors {
  previous: PageEntry | null;
  next: PageEntry | null;
}

/** One path for all the tabs of a page, whatever its slashes: `/base-ui/react-button/hooks-api/#use` is `/base-ui/react-button`. */
export function normalizePathname(pathname: string): string {
  const path = parseLocalizedPath(pathname).canonicalAsServer.replace(/\?.*$/, '');
  return withoutTab(path.replace('/[docsTab]', '').replace(/(?<=.)\/$/, ''));
}

function withoutTab(path: string): string {
  const tab = DOCS_TABS.find((name) => path.endsWith(`/${name}`));
  return tab ? path.slice(0, -tab.length - 1) : path;
}

export function isExternal(pathname: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(pathname);
}

/** Whether an entry leads to a tab of a page, as the API entries of Base UI do: several may share the tab. */
export function isTabEntry(pathname: string): boolean {
  return DOCS_TABS.some((tab) => pathname.includes(tab));
}

/**
 * Throws `Duplicated pathname <pathname> in pages` when two entries stand for one page. API entries of a tabbed page
 * (`components-api`, `hooks-api`) may share it.
 */
export function assertUniquePathnames(pages: readonly PageEntry[]): void {
  const seen = new Set<string>();
  for (const entry of flattenPages(pages)) {
    if (isTabEntry(entry.pathname)) continue;
    const key = normalizePathname(entry.pathname);
    if (seen.has(key)) throw new Error(`Duplicated pathname ${entry.pathname} in pages`);
    seen.add(key);
  }
}

/** Every entry of a tree, groups before their children. */
export function flattenPages(pages: readonly PageEntry[]): PageEntry[] {
  return pages.flatMap((entry) => [entry, ...flattenPages(entry.children ?? [])]);
}

/** Every entry that is a page, in reading order: groups contribute their leaves. */
export function leafPages(pages: readonly PageEntry[]): PageEntry[] {
  return pages.flatMap((entry) => (entry.children ? leafPages(entry.children) : [entry]));
}

/** Finds the entry of a path and its ancestors. All tabs of a page are one entry. */
export function locatePage(pages: readonly PageEntry[], pathname: string): PageLocation {
  const trail = findTrail(pages, normalizePathname(pathname));
  const activePage = trail.at(-1) ?? null;
  return {
    activePage,
    activePageParents: activePage ? [...trail.slice(0, -1).reverse(), ROOT] : [],
  };
}

function findTrail(pages: readonly PageEntry[], wanted: string): PageEntry[] {
  for (const entry of pages) {
    if (!entry.children && normalizePathname(entry.pathname) === wanted) return [entry];
    const below = findTrail(entry.children ?? [], wanted);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/** The pages before and after a path in reading order. Hidden, planned and external entries are passed over. */
export function neighborsOf(pages: readonly PageEntry[], pathname: string): Neighbors {
  const ordered = leafPages(shownPages(pages)).filter(
    (page) => !page.planned && !isExternal(page.pathname) && !isTabEntry(page.pathname),
  );
  const wanted = normalizePathname(pathname);
  const index = ordered.findIndex((page) => normalizePathname(page.pathname) === wanted);
  if (index < 0 || ordered[index]?.ordered === false) return { previous: null, next: null };
  return { previous: ordered[index - 1] ?? null, next: ordered[index + 1] ?? null };
}

/** The tree without hidden entries and what is below them. */
function shownPages(pages: readonly PageEntry[]): PageEntry[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .map((page) => (page.children ? { ...page, children: shownPages(page.children) } : page));
}

/** Where the row of a group leads: its first page that is there, however deep; the group itself when there is none. */
export function firstLeaf(entry: PageEntry): PageEntry {
  const leaves = leafPages(shownPages(entry.children ?? []));
  return leaves.find(({ planned }) => !planned) ?? leaves[0] ?? entry;
}
