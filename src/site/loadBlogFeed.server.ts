import type { Feed } from '@/blog/feed';
import { feedHtml } from '@/blog/feedHtml.server';
import { translator } from '@/i18n/translator.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadBlogPosts } from './loadBlogPosts.server';

/** How many of the newest posts a feed has. */
const FEED_SIZE = 20;

/** What the feeds say. `host` is the address of the site without a slash at its end: readers of feeds need whole addresses. */
export async function loadBlogFeed(host: string): Promise<Feed> {
  const translate = translator(DEFAULT_LANGUAGE);
  const posts = await loadBlogPosts();
  return {
    host,
    language: DEFAULT_LANGUAGE,
    title: translate('blogFeedTitle'),
    description: translate('blogDescription'),
    posts: posts.slice(0, FEED_SIZE).map(({ path, frontMatter, tree }) => ({
      ...frontMatter,
      path,
      html: feedHtml(tree, host + path),
    })),
  };
}
