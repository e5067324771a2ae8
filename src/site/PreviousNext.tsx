import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import type { PageLink } from './pageProps';
import styles from './ArticlePage.module.css';

interface PreviousNextProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** The pages before and after this one in the product's navigation. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  const translate = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className={styles.previousNext} aria-label={translate('previousAndNext')}>
      {previous ? (
        <a href={previous.path} rel="prev" {...previous.linkProps}>
          <Icon name="previous" />
          <span>
            <small>{translate('previousPage')}</small>
            {previous.title}
          </span>
        </a>
      ) : null}
      {next ? (
        <a href={next.path} rel="next" {...next.linkProps}>
          <span>
            <small>{translate('nextPage')}</small>
            {next.title}
          </span>
          <Icon name="next" />
        </a>
      ) : null}
    </nav>
  );
}
