import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRouter, router } from '../../fixtures/router';
import en from '@data/translations/en.server.json';
import { blogText } from '@/blog/blogTexts';
import { PostList } from '@/blog/PostList';
import { manyPosts } from './posts';

jest.mock('next/router', () => mockRouter());

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  router.asPath = '/blog/';
  // As the router does with a change of the query alone.
  router.push.mockImplementation((url: string) => {
    goTo(url);
    return Promise.resolve(true);
  });
});

function goTo(url: string): void {
  router.asPath = url;
  router.query = Object.fromEntries(new URL(url, 'https://site').searchParams);
}

function show(address = '/blog/') {
  goTo(address);
  const list = <PostList posts={manyPosts()} text={blogText(en)} />;
  const view = render(list);
  return { rerender: () => view.rerender(<PostList posts={manyPosts()} text={blogText(en)} />) };
}

const titles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace('Title of post-', ''));
const filter = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Filter by tag' })).getByRole('link', { name });
const pageLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Pages of posts' })).getByRole('link', { name });

describe('the list of posts', () => {
  it('shows the first five, and says how many there are', () => {
    show();
    expect(titles()).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getByRole('status')).toHaveTextContent('13 posts, page 1 of 3');
    expect(pageLink('Page 1')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  });

  it('has all posts in the document, for those without script', () => {
    show();
    expect(document.querySelectorAll('h3 a')).toHaveLength(13);
    expect(document.querySelectorAll('li[hidden] h3')).toHaveLength(8);
  });

  it('counts the posts of each tag', () => {
    show();
    const rows = within(screen.getByRole('navigation', { name: 'Filter by tag' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['All tags 13', 'Content 8', 'Performance 1', 'Security 5']);
    expect(filter(/All tags/)).toHaveAttribute('aria-current', 'true');
  });

  it('goes to a tag on its first page, and takes the reader to the list', async () => {
    const { rerender } = show('/blog/?page=3');
    expect(titles()).toEqual(['11', '12', '13']);
    await userEvent.click(filter(/Security/));
    expect(router.push).toHaveBeenCalledWith('/blog/?tags=Security', undefined, {
      shallow: true,
      scroll: false,
    });
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender();
    expect(titles()).toEqual(['1', '4', '7', '10', '13']);
    expect(screen.getByRole('status')).toHaveTextContent(/^5 posts$/);
    expect(screen.queryByRole('navigation', { name: 'Pages of posts' })).toBeNull();
    expect(filter(/Security/)).toHaveAttribute('aria-current', 'true');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('replaces the tag by another one, and counts one post as one', async () => {
    const { rerender } = show('/blog/?tags=Security');
    await userEvent.click(filter(/Performance/));
    rerender();
    expect(router.asPath).toBe('/blog/?tags=Performance');
    expect(titles()).toEqual(['4']);
    expect(screen.getByRole('status')).toHaveTextContent('1 post');
  });

  it('shows any of several tags, each of which can be taken away', async () => {
    const { rerender } = show('/blog/?tags=Security,Performance');
    expect(titles()).toEqual(['1', '4', '7', '10', '13']);
    const chips = within(screen.getByRole('list', { name: 'Selected tags' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Performance',
      'Security',
    ]);
    await userEvent.click(chips.getByRole('link', { name: 'Remove the tag Security' }));
    rerender();
    expect(router.asPath).toBe('/blog/?tags=Performance');
  });

  it('goes from page to page within a tag', async () => {
    const { rerender } = show('/blog/?tags=Content');
    expect(titles()).toEqual(['2', '3', '5', '6', '8']);
    await userEvent.click(pageLink('Next page'));
    rerender();
    expect(router.asPath).toBe('/blog/?tags=Content&page=2');
    expect(titles()).toEqual(['9', '11', '12']);
    await userEvent.click(pageLink('Page 1'));
    expect(router.asPath).toBe('/blog/?tags=Content');
  });

  it('moves nothing when the reader goes back', () => {
    const { rerender } = show('/blog/?page=2');
    goTo('/blog/');
    rerender();
    expect(titles()).toEqual(['1', '2', '3', '4', '5']);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  it('says so when no post has the tag', () => {
    show('/blog/?tags=Accessibility');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByText(/None of these posts has this tag/)).toBeInTheDocument();
  });

  it('leaves clicks that ask for a new tab to the browser', async () => {
    show();
    const user = userEvent.setup();
    const link = filter(/Security/);
    // The page that the browser of the tests would go to is not there.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(router.push).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('href', '/blog/?tags=Security');
    expect(link).toHaveAttribute('data-own-click');
  });
});
