import { Icon } from '@/ui/Icon';
import type { BlogText } from './blogTexts';
import type { BlogQuery } from './blogQuery';
import { QueryLink } from './QueryLink';
import styles from './PostList.module.css';

interface SelectedTagsProps {
  query: BlogQuery;
  text: BlogText;
  onChoose: (address: string) => void;
}

/** The tags that are wanted; each link takes one of them away. */
export function SelectedTags({ query, text, onChoose }: SelectedTagsProps) {
  if (query.tags.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={text('blogSelected')}>
      {query.tags.map((tag) => (
        <li key={tag}>
          <QueryLink
            query={{ tags: query.tags.filter((other) => other !== tag), page: 1 }}
            onChoose={onChoose}
            aria-label={text('blogRemoveTag', { tag })}
          >
            {tag}
            <Icon name="close" width={14} height={14} />
          </QueryLink>
        </li>
      ))}
    </ul>
  );
}
