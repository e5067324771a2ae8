import { render, screen, within } from '@testing-library/react';
import { BlogPostPage, type BlogPostPageProps } from '@/site/BlogPostPage';
import { pageMeta } from '@/site/pageMeta';
import { postOf } from '../blog/posts';

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: React.ReactNode }) => (
    <div data-testid="head">{children}</div>
  ),
}));

const POST = postOf('post', { day: 21, tags: ['Security', 'Content'] });
const PROPS: BlogPostPageProps = {
  userLanguage: 'en',
  page: pageMeta({
    path: POST.path,
    title: POST.title,
    description: POST.description,
    navigation: null,
    source: 'data/blog/post.md',
  }),
  post: POST,
  headings: [{ id: 'why', text: 'Why', level: 2 }],
  blocks: [{ kind: 'html', html: '<p>Text</p><h2 id="why">Why</h2>' }],
  previous: { path: '/blog/older/', title: 'Older', linkProps: {} },
  next: { path: '/blog/newer/', title: 'Newer', linkProps: {} },
  backText: 'Back to blog',
  feedTitle: 'MUI docs blog',
};

const meta = (selector: string) =>
  [...document.querySelectorAll(`meta${selector}`)].map((tag) => tag.getAttribute('content'));

describe('the page of a post', () => {
  it('has title, description, author, long date and reading time', () => {
    render(<BlogPostPage {...PROPS} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Title of post' });
    expect(heading).toHaveAttribute('id', 'main-heading');
    expect(screen.getByText('What post is about.')).toBeInTheDocument();
    expect(screen.getByText('The documentation team')).toBeInTheDocument();
    expect(screen.getByText('November 21, 2026')).toHaveAttribute('datetime', '2026-11-21');
    expect(screen.getByText('4 min read')).toBeInTheDocument();
  });

  it('shows its text and lists its contents', () => {
    render(<BlogPostPage {...PROPS} />);
    expect(screen.getByText('Text')).toBeInTheDocument();
    expect(document.querySelector('#contents a')).toHaveAttribute('href', '/blog/post/#why');
  });

  it('lists no contents when it has no sections', () => {
    render(<BlogPostPage {...PROPS} headings={[]} />);
    expect(document.getElementById('contents')).toBeNull();
  });

  it('leads back to the list, and to the posts before and after it', () => {
    render(<BlogPostPage {...PROPS} />);
    expect(screen.getByRole('link', { name: 'Back to blog' })).toHaveAttribute('href', '/blog/');
    const ways = within(screen.getByRole('navigation', { name: 'Previous and next page' }));
    expect(ways.getByRole('link', { name: /Older/ })).toHaveAttribute('rel', 'prev');
    expect(ways.getByRole('link', { name: /Newer/ })).toHaveAttribute('rel', 'next');
  });

  it('shows the text of the next post, not that of the one before', () => {
    const { rerender } = render(<BlogPostPage {...PROPS} />);
    const page = { ...PROPS.page, path: '/blog/newer/' };
    rerender(<BlogPostPage {...PROPS} page={page} blocks={[{ kind: 'html', html: 'Other' }]} />);
    expect(screen.getByText('Other')).toBeInTheDocument();
    expect(screen.queryByText('Text')).toBeNull();
  });

  it('tells others that it is an article, and of what', () => {
    render(<BlogPostPage {...PROPS} />);
    expect(meta('[property="og:type"]')).toEqual(['article']);
    expect(meta('[property="article:published_time"]')).toEqual(['2026-11-21']);
    expect(meta('[property="article:tag"]')).toEqual(['Security', 'Content']);
    expect(meta('[name="author"]')).toEqual(['The documentation team']);
    const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Article', headline: 'Title of post' });
    expect(document.querySelectorAll('link[rel="alternate"]')).toHaveLength(2);
  });
});
