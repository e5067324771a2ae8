import { pageIssueUrl } from '@/site/pageIssueUrl';

describe('pageIssueUrl', () => {
  it('says which page has failed, and of what', () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_REPOSITORY_URL: 'https://git.example.com/docs',
    });
    window.history.replaceState(null, '', '/versions/');
    const url = new URL(pageIssueUrl('TypeError: a is undefined') ?? '');
    expect(url.searchParams.get('title')).toBe('[page] /versions/ fails');
    expect(url.searchParams.get('body')).toContain(
      'Page: /versions/\n\nError:\n\n    TypeError: a is undefined\n',
    );
  });

  it('stays short whatever the message is', () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_REPOSITORY_URL: 'https://git.example.com/docs',
    });
    expect(pageIssueUrl('🙂'.repeat(5_000))?.length).toBeLessThan(6_000);
  });

  it('is null without a repository', () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_REPOSITORY_URL: undefined,
    });
    expect(pageIssueUrl('TypeError')).toBeNull();
  });
});
