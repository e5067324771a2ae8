import { issueUrl } from '@/lib/issueUrl';

/** What a report of a mistake in a page says before its author begins. */
export interface PageReport {
  /** Address of the repository, without a slash at its end; none when it is not configured. */
  repository: string | undefined;
  /** The page's title. */
  title: string;
  /** Address of the page, with its origin. */
  url: string;
  /** Package and version that the page documents: `@mui/material 5.15.1`; null for a page of no product. */
  version: string | null;
  /** Source of the page in the repository; null when it has none of its own. */
  source: string | null;
}

/** Where a reader reports a mistake in a page, with what is known filled in; null without a repository. */
export function pageReportUrl({
  repository,
  title,
  url,
  version,
  source,
}: PageReport): string | null {
  return issueUrl({
    repository,
    title: `[docs] ${title}`,
    facts: { Page: url, Version: version, Source: source },
    question: 'What is wrong, and what should be there instead',
  });
}
