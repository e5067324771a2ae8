import { blogText, type BlogTexts } from '@/blog/blogTexts';
import { FEED_PATHS } from '@/blog/feed';
import { PostCard } from '@/blog/PostCard';
import { PostList } from '@/blog/PostList';
import { splitPosts } from '@/blog/listView';
import type { PostSummary } from '@/blog/types';
import { BlogHead } from './BlogHead';
import { PageFoot } from './PageFoot';
import type { SitePageProps } from './pageProps';
import styles from './BlogPage.module.css';

export interface BlogPageProps extends SitePageProps {
  /** Every post, newest first. */
  posts: PostSummary[];
  texts: BlogTexts;
}

/** All posts: the newest at length, the others in pages, by tag. */
export function BlogPage({ page, posts, texts }: Omit<BlogPageProps, 'userLanguage'>) {
  const text = blogText(texts);
  const { featured, rest } = splitPosts(posts);
  return (
    <div className={styles.blog}>
      <BlogHead feedTitle={text('blogFeedTitle')} />
      <header className={styles.head}>
        <h1 id="main-heading" tabIndex={-1}>
          {page.title}
        </h1>
        <p className={styles.description}>{page.description}</p>
        <p className={styles.feeds}>
          {text('blogSubscribe')} <a href={FEED_PATHS.rss}>RSS</a>{' '}
          <a href={FEED_PATHS.atom}>Atom</a>
        </p>
      </header>
      <section aria-labelledby="newest">
        <h2 id="newest" className="visually-hidden">
          {text('blogNewest')}
        </h2>
        <ul className={styles.featured}>
          {featured.map((post) => (
            <li key={post.path}>
              <PostCard post={post} isLarge />
            </li>
          ))}
        </ul>
      </section>
      {rest.length > 0 ? <PostList posts={rest} text={text} /> : null}
      <PageFoot page={page} />
    </div>
  );
}
