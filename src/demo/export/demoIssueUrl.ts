import { issueUrl } from '@/lib/issueUrl';

/** What a report says. */
export interface DemoIssue {
  /** Address of the repository, without a slash at its end; none when it is not configured. */
  repository: string | undefined;
  /** Name of the demo: `BasicButtons`. */
  demo: string;
  /** Address of the page: `/material-ui/react-button/`. */
  path: string;
  /** The documented version. */
  version: string;
  /** What was thrown, as text. */
  error: string;
}

/** Longer addresses are refused by servers on the way. */
const LONGEST = 6000;

/**
 * Where a reader reports that a demo fails, with the report written as far as it can be; null without a repository. A long error is
 * cut so that the address stays below 6,000 characters.
 */
export function demoIssueUrl(issue: DemoIssue): string | null {
  const error = [...issue.error.slice(0, LONGEST)];
  let length = error.length;
  let url = urlWith(issue, error.join(''));
  while (url !== null && url.length >= LONGEST && length > 0) {
    // Escaped, a character takes up to twelve: what is too long by n is so by at least n / 12 characters.
    length = Math.max(0, length - Math.ceil((url.length - LONGEST + 1) / 12));
    url = urlWith(issue, `${error.slice(0, length).join('')}…`);
  }
  return url;
}

function urlWith({ repository, demo, path, version }: DemoIssue, error: string): string | null {
  return issueUrl({
    repository,
    title: `[demo] ${demo} fails`,
    facts: { Demo: demo, Page: path, Version: version },
    error,
    question: 'What I did before it happened',
  });
}
