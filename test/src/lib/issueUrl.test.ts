import { issueUrl, type Issue } from '@/lib/issueUrl';

const ISSUE: Issue = {
  repository: 'https://git.example.com/docs',
  title: '[docs] Button & friends',
  facts: { Page: '/material-ui/react-button/', Version: null, Source: 'data/a.md' },
  question: 'What is wrong',
};

const bodyOf = (issue: Issue) => new URL(issueUrl(issue) ?? '').searchParams.get('body');

describe('issueUrl', () => {
  it('leads to a new issue with what is known, and asks for the rest', () => {
    const url = new URL(issueUrl(ISSUE) ?? '');
    expect(url.origin + url.pathname).toBe('https://git.example.com/docs/issues/new');
    expect(url.searchParams.get('title')).toBe('[docs] Button & friends');
    expect(bodyOf(ISSUE)).toBe(
      'Page: /material-ui/react-button/\nSource: data/a.md\n\nWhat is wrong:\n\n',
    );
  });

  it('quotes an error as code, line by line', () => {
    expect(bodyOf({ ...ISSUE, error: '# no heading\n**at** a' })).toBe(
      'Page: /material-ui/react-button/\nSource: data/a.md\n\nError:\n\n    # no heading\n    **at** a\n\nWhat is wrong:\n\n',
    );
  });

  it('is null without a repository', () => {
    expect(issueUrl({ ...ISSUE, repository: undefined })).toBeNull();
    expect(issueUrl({ ...ISSUE, repository: '' })).toBeNull();
  });
});
