import { issueUrl } from '@/lib/issueUrl';

/** Longer messages are cut: escaped, a character takes up to twelve, and an address should stay below 6,000. */
const LONGEST_MESSAGE = 400;

/** Where a reader reports that the open page has failed, with the report begun; null when no repository is configured. */
export function pageIssueUrl(message: string): string | null {
  const { pathname } = window.location;
  return issueUrl({
    repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'],
    title: `[page] ${pathname} fails`,
    facts: { Page: pathname },
    error: message.slice(0, LONGEST_MESSAGE),
    question: 'What I did before it happened',
  });
}
