import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLElement>(null);
  useEffect(() => followIn(list.current), [active]);
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
        ref={list}
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

/** Room kept above and below the entry of the section being read, in CSS pixels. */
const ROOM = 48;

/** Keeps the entry of the section being read in view: now, and when the list opens. Returns what undoes it. */
function followIn(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const follow = () => showCurrent(list);
  follow();
  list.addEventListener('toggle', follow);
  return () => list.removeEventListener('toggle', follow);
}

/** Scrolls the list, never the page. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]');
  if (!entry) return;
  const view = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < view.top + ROOM) list.scrollTop -= view.top + ROOM - top;
  else if (bottom > view.bottom - ROOM) list.scrollTop += bottom - view.bottom + ROOM;
}
