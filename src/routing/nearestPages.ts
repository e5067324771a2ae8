import { parseLocalizedPath } from './language';

export interface ListedPage {
  path: string;
  title: string;
}

/**
 * The pages whose addresses are most like a wrong one, best first. An address is compared by its segments and their words, and
 * by the letters of its last segment, so that `/components/buttons/` finds `/material-ui/react-button/`.
 */
export function nearestPages(
  wrongPath: string,
  pages: readonly ListedPage[],
  most = 5,
): ListedPage[] {
  const path = parseLocalizedPath(wrongPath).canonicalAsServer;
  const wanted = wordsOf(path);
  // Articles and API pages have the same subjects.
  const isOtherKind = (page: ListedPage) => Number(isApi(page.path) !== isApi(path));
  return pages
    .map((page) => ({ page, score: likeness(wanted, wordsOf(page.path)) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        isOtherKind(a.page) - isOtherKind(b.page) ||
        a.page.path.length - b.page.path.length,
    )
    .slice(0, most)
    .map(({ page }) => page);
}

function isApi(path: string): boolean {
  return path.includes('/api/');
}

/** Words that say nothing of a page's subject. */
const COMMON = new Set(['react', 'components', 'component', 'ui', 'api', 'docs', 'html', 'index']);

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !COMMON.has(word));
}

function likeness(wanted: readonly string[], there: readonly string[]): number {
  let score = 0;
  for (const [index, word] of wanted.entries()) {
    // The last words of an address name the page: they count more.
    const weight = 1 + index / wanted.length;
    const best = Math.max(0, ...there.map((other) => wordLikeness(word, other)));
    score += best * weight;
  }
  return score;
}

/** 1 for equal words, 0 for words that share less than 60 % of their letter pairs. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const left = pairs(a);
  const right = pairs(b);
  const shared = [...left].filter((pair) => right.has(pair)).length;
  const share = (2 * shared) / (left.size + right.size || 1);
  return share >= 0.6 ? share : 0;
}

function pairs(word: string): Set<string> {
  return new Set([...word].slice(1).map((letter, index) => (word[index] ?? '') + letter));
}
