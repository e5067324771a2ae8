import { issueUrl } from '@/lib/issueUrl';

/** Where a reader reports that the open page has failed, with the report begun; null when no repository is configured. */
export function pageIssueUrl(message: string): string | null {
  const { pathname } = window.location;
  return issueUrl({
    repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'],
    title: `[page] ${pathname} fails`,
    facts: { Page: pathname },
    error: message,
    question: 'What I did before it happened',
  });
}
