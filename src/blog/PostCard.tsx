import { PostFacts } from './PostFacts';
import type { PostSummary } from './types';
import styles from './PostCard.module.css';

/** A post in a list of posts; the whole card leads to it. */
export function PostCard({ post, isLarge = false }: { post: PostSummary; isLarge?: boolean }) {
  return (
    <article className={styles.card} data-large={isLarge}>
      <ul className={styles.tags}>
        {post.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <h3>
        <a href={post.path}>{post.title}</a>
      </h3>
      <p className={styles.description}>{post.description}</p>
      <PostFacts post={post} />
    </article>
  );
}
