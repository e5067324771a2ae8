import { render, screen, within } from '@testing-library/react';
import { mockRouter } from '../../fixtures/router';
import en from '@data/translations/en.server.json';
import { BlogPage } from '@/site/BlogPage';
import { pageMeta } from '@/site/pageMeta';
import { manyPosts } from '../blog/posts';

jest.mock('next/router', () => mockRouter());
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: React.ReactNode }) => (
    <div data-testid="head">{children}</div>
  ),
}));

const PAGE = pageMeta({
  path: '/blog/',
  title: 'Blog',
  description: 'What is new.',
  navigation: null,
  source: null,
});

describe('the page of the blog', () => {
  it('shows the two newest posts at length and lists the others', () => {
    render(<BlogPage page={PAGE} posts={manyPosts()} texts={en} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
    const newest = within(screen.getByRole('region', { name: 'Newest posts' }));
    expect(newest.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Title of post-1',
      'Title of post-2',
    ]);
    const more = within(screen.getByRole('region', { name: 'More posts' }));
    expect(more.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Title of post-3');
    expect(more.getByRole('status')).toHaveTextContent('11 posts, page 1 of 3');
  });

  it('says of a post what it is about, who wrote it, when, and how long it is', () => {
    render(<BlogPage page={PAGE} posts={manyPosts().slice(0, 1)} texts={en} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Title of post-1' })).toHaveAttribute(
      'href',
      '/blog/post-1/',
    );
    expect(card.getByText('Security')).toBeInTheDocument();
    expect(card.getByText('What post-1 is about.')).toBeInTheDocument();
    expect(card.getByText('The documentation team')).toBeInTheDocument();
    expect(card.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(card.getByText('4 min read')).toBeInTheDocument();
  });

  it('has no list when there are no others', () => {
    render(<BlogPage page={PAGE} posts={manyPosts().slice(0, 2)} texts={en} />);
    expect(screen.queryByRole('region', { name: 'More posts' })).toBeNull();
  });

  it('names its feeds, for readers and for their programs', () => {
    render(<BlogPage page={PAGE} posts={manyPosts()} texts={en} />);
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/rss.xml');
    expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/blog/atom.xml');
    const found = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
      link.getAttribute('title'),
    ]);
    expect(found).toEqual([
      ['application/rss+xml', '/blog/rss.xml', 'MUI docs blog (RSS)'],
      ['application/atom+xml', '/blog/atom.xml', 'MUI docs blog (Atom)'],
    ]);
  });
});
