import { useRef } from 'react';
import type { BlogText } from './blogTexts';
import { PostCard } from './PostCard';
import { PostPages } from './PostPages';
import { countTags, viewOf } from './listView';
import { SelectedTags } from './SelectedTags';
import { TagFilter } from './TagFilter';
import type { PostSummary } from './types';
import { useBlogQuery } from './useBlogQuery';
import styles from './PostList.module.css';

interface PostListProps {
  /** Newest first. */
  posts: readonly PostSummary[];
  text: BlogText;
}

/**
 * Posts by tag and by page, both of which are in the address. All posts are in the document, those of other pages hidden: without
 * script there is neither filter nor page, and all are shown.
 */
export function PostList({ posts, text }: PostListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { query: wanted, choose } = useBlogQuery(heading);
  const { shown, count, page, pages } = viewOf(posts, wanted);
  const query = { ...wanted, page };
  const counted = count === 1 ? text('blogOne') : text('blogMany', { count });

  return (
    <section className={styles.layout} aria-labelledby="posts">
      <TagFilter
        query={query}
        counts={countTags(posts)}
        total={posts.length}
        text={text}
        onChoose={choose}
      />
      <div className={styles.results}>
        <div className={styles.head}>
          <h2 id="posts" ref={heading} tabIndex={-1}>
            {text('blogMore')}
          </h2>
          <p role="status" className={styles.count}>
            {pages > 1 ? text('blogOnPage', { posts: counted, page, pages }) : counted}
          </p>
        </div>
        <SelectedTags query={query} text={text} onChoose={choose} />
        {count === 0 ? <p>{text('blogNone')}</p> : null}
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.path} hidden={!shown.has(post.path)}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <PostPages query={query} pages={pages} text={text} onChoose={choose} />
      </div>
    </section>
  );
}
