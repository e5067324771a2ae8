/** @jest-environment node */
import { blogPostParams, loadBlogPage, loadBlogPostPage } from '@/site/loadBlogPages.server';

describe('the pages of the blog', () => {
  it('are one list and one page per post', async () => {
    const { posts, page } = await loadBlogPage();
    expect(page).toMatchObject({ path: '/blog/', navigation: null, productId: 'null' });
    expect((await blogPostParams()).map(({ slug }) => `/blog/${slug}/`)).toEqual(
      posts.map(({ path }) => path),
    );
  });

  it('give dates and reading time in words', async () => {
    const { posts } = await loadBlogPage();
    for (const { dateText, date, readingTime, authorsText } of posts) {
      expect(dateText).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      expect(new Date(`${dateText} UTC`).toISOString()).toMatch(new RegExp(`^${date}`));
      expect(readingTime).toMatch(/^\d+ min read$/);
      expect(authorsText).not.toBe('');
    }
  });

  it('lead from the oldest post to the newest and back', async () => {
    const slugs = (await blogPostParams()).map(({ slug }) => slug).reverse();
    const pages = await Promise.all(slugs.map((slug) => loadBlogPostPage(slug)));
    expect(pages[0]?.previous).toBeNull();
    expect(pages.at(-1)?.next).toBeNull();
    for (const [index, { next }] of pages.slice(0, -1).entries()) {
      expect(next?.path).toBe(`/blog/${slugs[index + 1]}/`);
      expect(pages[index + 1]?.previous?.path).toBe(`/blog/${slugs[index]}/`);
    }
  });

  it('are none for a post that there is not', async () => {
    await expect(loadBlogPostPage('no-such-post')).rejects.toThrow('No post "no-such-post"');
  });
});
