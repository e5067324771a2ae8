import { Icon } from '@/ui/Icon';
import type { BlogText } from './blogTexts';
import type { BlogQuery } from './blogQuery';
import { QueryLink } from './QueryLink';
import styles from './PostList.module.css';

interface PostPagesProps {
  query: BlogQuery;
  pages: number;
  text: BlogText;
  onChoose: (address: string) => void;
}

/** Leads to the pages of the list, when there is more than one. */
export function PostPages({ query, pages, text, onChoose }: PostPagesProps) {
  if (pages < 2) return null;
  const { page } = query;
  const step = (to: number, name: 'previous' | 'next') => (
    <QueryLink
      query={{ ...query, page: to }}
      onChoose={onChoose}
      aria-label={text(name === 'next' ? 'blogNextPage' : 'blogPreviousPage')}
    >
      <Icon name={name} />
    </QueryLink>
  );
  return (
    <nav className={styles.pages} aria-label={text('blogPages')}>
      <ul>
        {page > 1 ? <li>{step(page - 1, 'previous')}</li> : null}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <QueryLink
              query={{ ...query, page: number }}
              onChoose={onChoose}
              aria-label={text('blogPage', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </QueryLink>
          </li>
        ))}
        {page < pages ? <li>{step(page + 1, 'next')}</li> : null}
      </ul>
    </nav>
  );
}
