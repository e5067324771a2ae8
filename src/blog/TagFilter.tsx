import type { BlogText } from './blogTexts';
import type { BlogQuery } from './blogQuery';
import { QueryLink } from './QueryLink';
import type { TagCount } from './types';
import styles from './PostList.module.css';

interface TagFilterProps {
  query: BlogQuery;
  counts: readonly TagCount[];
  /** How many posts there are in all. */
  total: number;
  text: BlogText;
  onChoose: (address: string) => void;
}

/** The tags of the posts, each with its count. Choosing one replaces those that were chosen. */
export function TagFilter({ query, counts, total, text, onChoose }: TagFilterProps) {
  return (
    <nav className={styles.filter} aria-label={text('blogFilter')}>
      <p aria-hidden="true">{text('blogFilter')}</p>
      <ul>
        <li>
          <QueryLink
            query={{ tags: [], page: 1 }}
            onChoose={onChoose}
            aria-current={query.tags.length === 0}
          >
            {text('blogAll')} <span>{total}</span>
          </QueryLink>
        </li>
        {counts.map(({ tag, count }) => (
          <li key={tag}>
            <QueryLink
              query={{ tags: [tag], page: 1 }}
              onChoose={onChoose}
              aria-current={query.tags.includes(tag)}
            >
              {tag} <span>{count}</span>
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
