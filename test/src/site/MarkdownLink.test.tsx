/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownLink } from '@/site/MarkdownLink.server';
import { pageMeta } from '@/site/pageMeta';

const linkOf = (path: string) =>
  renderToStaticMarkup(
    <MarkdownLink
      page={pageMeta({ path, title: '', description: '', navigation: null, source: null })}
    />,
  );

beforeEach(() => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: 'https://docs.example.com',
  });
});

describe('MarkdownLink', () => {
  it.each([
    ['/', '/index.md'],
    ['/material-ui/', '/material-ui.md'],
    ['/material-ui/react-button/', '/material-ui/react-button.md'],
  ])('names the copy of %s in Markdown', (path, copy) => {
    expect(linkOf(path)).toBe(
      `<link rel="alternate" type="text/markdown" href="https://docs.example.com${copy}"/>`,
    );
  });

  it('names no copy of a page that has none, nor of what is no page of ours', () => {
    expect(linkOf('/search/')).toBe('');
    expect(renderToStaticMarkup(<MarkdownLink page={undefined} />)).toBe('');
  });
});
