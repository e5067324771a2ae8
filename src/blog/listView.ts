import { BLOG_TAGS } from '@data/blog/tags';
import type { BlogQuery } from './blogQuery';
import type { BlogTag, PostSummary, TagCount } from './types';

/** How many of the newest posts stand above the list. */
const FEATURED = 2;
/** How many posts a page of the list has. */
const PAGE_SIZE = 5;

type Tagged = Pick<PostSummary, 'path' | 'tags'>;

/** What the list shows of its posts. */
export interface ListView {
  /** Addresses of the posts on the page. */
  shown: ReadonlySet<string>;
  /** How many posts have one of the wanted tags. */
  count: number;
  /** Counted from 1, at most `pages`. */
  page: number;
  /** At least 1. */
  pages: number;
}

/** The newest posts, which are shown at length, and all others. Posts come newest first. */
export function splitPosts<Post>(posts: readonly Post[]): { featured: Post[]; rest: Post[] } {
  return { featured: posts.slice(0, FEATURED), rest: posts.slice(FEATURED) };
}

/** The tags that posts have, and how many have each. */
export function countTags(posts: readonly Pick<Tagged, 'tags'>[]): TagCount[] {
  const countOf = (tag: BlogTag) => posts.filter(({ tags }) => tags.includes(tag)).length;
  return BLOG_TAGS.map((tag) => ({ tag, count: countOf(tag) })).filter(({ count }) => count > 0);
}

/** The posts that have any of the wanted tags, cut into pages; all posts when no tag is wanted. */
export function viewOf(posts: readonly Tagged[], { tags, page }: BlogQuery): ListView {
  const wanted = posts.filter(
    (post) => tags.length === 0 || post.tags.some((tag) => tags.includes(tag)),
  );
  const pages = Math.max(1, Math.ceil(wanted.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  const shown = wanted.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return {
    shown: new Set(shown.map(({ path }) => path)),
    count: wanted.length,
    page: current,
    pages,
  };
}
