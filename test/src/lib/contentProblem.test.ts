import { ContentError, formatProblems } from '@/lib/contentProblem';

const ONE = { file: 'data/a.md', line: 3, reason: 'A mistake.', fix: 'Mend it.' };
const TWO = { file: 'data/b.md', line: 12, reason: 'Another.', fix: 'Mend that too.' };

describe('formatProblems', () => {
  it('says of each mistake where it is, what is wrong and what to do', () => {
    expect(formatProblems([ONE, TWO])).toBe(
      [
        'The content has 2 mistakes.',
        '',
        'data/a.md:3',
        '  A mistake.',
        '  Fix: Mend it.',
        '',
        'data/b.md:12',
        '  Another.',
        '  Fix: Mend that too.',
      ].join('\n'),
    );
  });

  it('counts one mistake in the singular', () => {
    expect(formatProblems([ONE])).toMatch(/^The content has 1 mistake\.\n/);
  });
});

describe('ContentError', () => {
  it('carries the mistakes and says them', () => {
    const error = new ContentError([ONE, TWO]);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ContentError');
    expect(error.problems).toEqual([ONE, TWO]);
    expect(error.message).toBe(formatProblems([ONE, TWO]));
  });
});
