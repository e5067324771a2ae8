/** A report that a reader is about to write, with what is known filled in. */
export interface Issue {
  /** Address of the repository, without a slash at its end; none when it is not configured. */
  repository: string | undefined;
  title: string;
  /** What is known, by name, in the order in which it is written: a page, a version. What is null is left out. */
  facts: Readonly<Record<string, string | null>>;
  /** What was thrown, as text; empty when nothing was. */
  error?: string;
  /** What the reader is asked to write. */
  question: string;
}

/** Where a reader writes a new issue in the repository of the site; null without a repository. Nothing is cut. */
export function issueUrl({ repository, title, facts, error, question }: Issue): string | null {
  if (!repository) return null;
  const known = Object.entries(facts).map(([name, value]) => value && `${name}: ${value}\n`);
  // Indented it is code: nothing in it is read as Markdown.
  const quoted = error ? `Error:\n\n${error.replace(/^/gm, '    ')}\n\n` : '';
  const body = `${known.join('')}\n${quoted}${question}:\n\n`;
  return `${repository}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
}
