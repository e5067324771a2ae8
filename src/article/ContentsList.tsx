import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import type { ArticleHeading } from './types';
import { useActiveHeading } from './useActiveHeading';
import styles from './ContentsList.module.css';

interface ContentsListProps {
  headings: readonly ArticleHeading[];
  path: string;
}

/**
 * The sections of a page, the one being read marked. A column beside the article; on narrow screens a bar that opens the list
 * over the page, by the browser itself, so that it works without script.
 */
export function ContentsList({ headings, path }: ContentsListProps) {
  const translate = useTranslate();
  const [active, press] = useActiveHeading(headings);
  const activeText = headings.find(({ id }) => id === active)?.text;

  return (
    <>
      <button type="button" className={styles.bar} {...{ popovertarget: 'contents' }}>
        <Icon name="list" width={18} height={18} />
        <span>{translate('onThisPage')}</span>
        {activeText ? <span className={styles.where}>{activeText}</span> : null}
        <Icon name="down" width={18} height={18} className={styles.barArrow} />
      </button>
      <nav
        id="contents"
        className={styles.contents}
        aria-label={translate('pageContents')}
        {...{ popover: 'auto' }}
      >
        <p className={styles.title} aria-hidden="true">
          {translate('contents')}
        </p>
        <ul>
          {headings.map(({ id, text, level }) => (
            <li key={id}>
              <a
                href={`${path}#${id}`}
                data-level={level}
                aria-current={id === active ? 'location' : undefined}
                onClick={(event) => {
                  press(id);
                  event.currentTarget.closest('nav')?.hidePopover?.();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
