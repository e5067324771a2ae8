/** Longer messages are cut: addresses have an end. */
const LONGEST_MESSAGE = 1000;

/** Where a reader reports that the open page has failed, with the report begun; null when no repository is configured. */
export function pageIssueUrl(message: string): string | null {
  const repository = process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  if (!repository) return null;
  const { pathname } = window.location;
  const query = new URLSearchParams({
    title: `[page] ${pathname} fails`,
    body: `Page: ${pathname}\nError: ${message.slice(0, LONGEST_MESSAGE)}\n\nWhat I did before:\n\n`,
  });
  return `${repository}/issues/new?${query.toString()}`;
}
