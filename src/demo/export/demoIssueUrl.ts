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

/** Where a reader reports that a demo fails, with the report written as far as it can be; null without a repository. */
export function demoIssueUrl({ repository, demo, path, version, error }: DemoIssue): string | null {
  return issueUrl({
    repository,
    title: `[demo] ${demo} fails`,
    facts: { Demo: demo, Page: path, Version: version },
    error,
    question: 'What I did before it happened',
  });
}
