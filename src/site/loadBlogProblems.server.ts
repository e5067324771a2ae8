import { FEED_PATHS } from '@/blog/feed';
import { decodeAnchor } from '@/lib/decodeAnchor';
import { ContentError, type ContentProblem } from '@/lib/contentProblem';
import { isExternal } from '@/products/pageTree';
import { listArticlePages, readArticle } from './articles.server';
import type { BlogPost } from './loadBlogPost.server';
import { loadBlogPosts } from './loadBlogPosts.server';

/** Tells whether an address exists: a page, or an anchor of one. */
type Exists = (pathname: string, anchor: string) => Promise<boolean>;

/**
 * Every mistake of the posts, and of their links. `otherPages` are the addresses of pages that are no articles and no posts; their
 * anchors are not looked at.
 */
export async function loadBlogProblems(
  otherPages: readonly string[],
  folder?: string,
): Promise<ContentProblem[]> {
  try {
    const posts = await loadBlogPosts(folder === undefined ? {} : { folder });
    const exists = await addressBook(posts, otherPages);
    return (await Promise.all(posts.map((post) => deadLinks(post, exists)))).flat();
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

async function deadLinks(post: BlogPost, exists: Exists): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { url, line } of post.links) {
    if (isExternal(url)) continue;
    const { pathname, hash } = new URL(url, `https://site${post.path}`);
    if (await exists(pathname, decodeAnchor(hash))) continue;
    const reason = `The link ${url} leads to ${hash ? 'an anchor' : 'a page'} that does not exist.`;
    const fix = 'Look the address up in the browser, or remove the link.';
    problems.push({ file: post.file, line, reason, fix });
  }
  return problems;
}

/** Articles are read only when a post links into one of them. */
async function addressBook(
  posts: readonly BlogPost[],
  otherPages: readonly string[],
): Promise<Exists> {
  const articles = await listArticlePages();
  const others = ['/blog/', ...Object.values(FEED_PATHS), ...otherPages];
  return async (pathname, anchor) => {
    const post = posts.find((row) => row.path === pathname);
    if (post) return !anchor || post.headings.some(({ id }) => id === anchor);
    const page = articles.find((row) => row.path === pathname);
    if (!page || !anchor) return page !== undefined || others.includes(pathname);
    const { headings, demos } = await readArticle(page);
    return headings.some(({ id }) => id === anchor) || demos.some(({ name }) => name === anchor);
  };
}
