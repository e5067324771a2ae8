/** A mistake in `data/`: where it is, what is wrong and what to do about it. */
export interface ContentProblem {
  /** Path from the root of the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  reason: string;
  fix: string;
}

/** Thrown with all the mistakes that were found, so that an author mends them in one go. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
  }
}

/** One paragraph per mistake, `file:line` first so that terminals make it a link. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  const paragraphs = problems.map(
    ({ file, line, reason, fix }) => `${file}:${line}\n  ${reason}\n  Fix: ${fix}`,
  );
  return [`The content has ${count}.`, ...paragraphs].join('\n\n');
}
