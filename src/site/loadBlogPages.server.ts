import en from '@data/translations/en.server.json';
import type { BlogTexts } from '@/blog/blogTexts';
import { readingMinutes } from '@/blog/readingMinutes';
import type { PostSummary } from '@/blog/types';
import { translator, type ServerTranslate } from '@/i18n/translator.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import type { BlogPageProps } from './BlogPage';
import type { BlogPostPageProps } from './BlogPostPage';
import type { BlogPost } from './loadBlogPost.server';
import { loadBlogPosts } from './loadBlogPosts.server';
import { pageMeta } from './pageMeta';
import type { PageLink } from './pageProps';

/** More authors than these are not named. */
const NAMED_AUTHORS = 3;

/** The route parameters of every post. */
export async function blogPostParams(): Promise<{ slug: string }[]> {
  return (await loadBlogPosts()).map((post) => ({ slug: slugOf(post) }));
}

/** The list of all posts. @throws ContentError with every mistake of all posts. */
export async function loadBlogPage(
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<BlogPageProps> {
  const translate = translator(userLanguage);
  const posts = await loadBlogPosts({ userLanguage });
  return {
    userLanguage,
    page: pageMeta({
      path: '/blog/',
      title: translate('blogTitle'),
      description: translate('blogDescription'),
      navigation: null,
      source: 'data/translations/en.server.json',
    }),
    posts: posts.map((post) => summaryOf(post, userLanguage)),
    texts: blogTexts(translate),
  };
}

/** A post with its neighbors. @throws ContentError with every mistake of all posts, Error when there is no such post. */
export async function loadBlogPostPage(
  slug: string,
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<BlogPostPageProps> {
  const posts = await loadBlogPosts({ userLanguage });
  const index = posts.findIndex((post) => slugOf(post) === slug);
  const post = posts[index];
  if (!post) throw new Error(`No post "${slug}" in data/blog.`);
  return {
    userLanguage,
    page: pageMeta({
      path: post.path,
      title: post.frontMatter.title,
      description: post.frontMatter.description,
      navigation: null,
      source: post.file,
    }),
    post: summaryOf(post, userLanguage),
    headings: post.headings,
    blocks: post.blocks,
    // The list is read from the newest down: what comes before a post is older.
    previous: linkTo(posts[index + 1]),
    next: linkTo(posts[index - 1]),
    backText: translator(userLanguage)('blogBack'),
    feedTitle: translator(userLanguage)('blogFeedTitle'),
  };
}

function slugOf({ path }: BlogPost): string {
  return path.split('/')[2] ?? '';
}

function linkTo(post: BlogPost | undefined): PageLink | null {
  return post ? { path: post.path, title: post.frontMatter.title, linkProps: {} } : null;
}

function summaryOf({ path, frontMatter, text }: BlogPost, userLanguage: string): PostSummary {
  const translate = translator(userLanguage);
  const date = new Date(`${frontMatter.date}T00:00:00Z`);
  return {
    ...frontMatter,
    path,
    dateText: date.toLocaleDateString(userLanguage, { dateStyle: 'long', timeZone: 'UTC' }),
    authorsText: authorsText(frontMatter.authors, userLanguage),
    readingTime: translate('blogReadingTime', { minutes: readingMinutes(text) }),
  };
}

function authorsText(authors: readonly string[], userLanguage: string): string {
  if (authors.length <= NAMED_AUTHORS)
    return new Intl.ListFormat(userLanguage, { type: 'conjunction' }).format(authors);
  const names = authors.slice(0, NAMED_AUTHORS).join(', ');
  return translator(userLanguage)('blogMoreAuthors', { names });
}

function blogTexts(translate: ServerTranslate): BlogTexts {
  const keys = Object.keys(en).filter((key): key is keyof BlogTexts => key.startsWith('blog'));
  return Object.fromEntries(keys.map((key) => [key, translate(key)])) as BlogTexts;
}
