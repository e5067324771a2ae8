import type { PostSummary } from './types';
import styles from './PostFacts.module.css';

/** Who wrote a post and when, and how long reading takes. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className={styles.facts}>
      <span>{post.authorsText}</span>
      <time dateTime={post.date}>{post.dateText}</time>
      <span>
        <bdi>{post.readingTime}</bdi>
      </span>
    </p>
  );
}
