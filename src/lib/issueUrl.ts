/** A report that a reader is about to write, with what is known filled in. */
export interface Issue {
  /** Address of the repository, without a slash at its end; none when it is not configured. */
  repository: string | undefined;
  title: string;
  /** What is known, by name, in the order in which it is written: a page, a version. What is null is left out. */
  facts: Readonly<Record<string, string | null>>;
  /** What was thrown, as text. */
  error?: string;
  /** What the reader is asked to write. */
  question: string;
}

/** Longer addresses are refused by servers on the way. */
const LONGEST = 6000;

/**
 * Where a reader writes a new issue in the repository of the site; null without a repository. A long error is cut so that the
 * address stays below 6,000 characters.
 */
export function issueUrl(issue: Issue): string | null {
  if (!issue.repository) return null;
  if (issue.error === undefined) return urlWith(issue, null);
  const error = [...issue.error.slice(0, LONGEST)];
  let length = error.length;
  let url = urlWith(issue, error.join(''));
  while (url.length >= LONGEST && length > 0) {
    // Escaped, a character takes up to twelve: what is too long by n is so by at least n / 12 characters.
    length = Math.max(0, length - Math.ceil((url.length - LONGEST + 1) / 12));
    url = urlWith(issue, `${error.slice(0, length).join('')}…`);
  }
  return url;
}

function urlWith({ repository, title, facts, question }: Issue, error: string | null): string {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  const parts = [
    known.join('\n'),
    // Indented it is code: nothing in it is read as Markdown.
    ...(error === null ? [] : ['Error:', error.replace(/^/gm, '    ')]),
    `${question}:`,
  ];
  const query = new URLSearchParams({ title, body: `${parts.join('\n\n')}\n\n` });
  return `${repository}/issues/new?${query.toString()}`;
}
