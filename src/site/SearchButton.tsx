import { lazy, Suspense, useEffect, useState } from 'react';
import { useRouter } from 'next/router';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { isPlainClick } from '@/ui/isPlainClick';
import { useIsMac } from '@/ui/useIsMac';
import { OptionalPart } from './OptionalPart';
import styles from './Frame.module.css';

const SearchDialog = lazy(() =>
  import('@/search/SearchDialog').then((module) => ({ default: module.SearchDialog })),
);

/** Opens the search: by press, with Ctrl or Command and K, with a slash, or by typing while the button has the focus. */
export function SearchButton({ currentProduct }: { currentProduct: string | null }) {
  const translate = useTranslate();
  const router = useRouter();
  const isMac = useIsMac();
  const [query, setQuery] = useState<string | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const withCommand = event.metaKey || event.ctrlKey;
      const shortcut = withCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const slash = !withCommand && event.key === '/' && !isTyping(event.target);
      if (!shortcut && !slash) return;
      event.preventDefault();
      setQuery((open) => (shortcut && open !== null ? null : (open ?? '')));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <a
        className={styles.search}
        href="/search/"
        aria-haspopup="dialog"
        data-own-click=""
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setQuery('');
        }}
        onKeyDown={(event) => {
          if (/^[a-z\d]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
            event.preventDefault();
            setQuery(event.key);
          }
        }}
      >
        <Icon name="search" />
        <span>{translate('search')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </a>
      {query === null ? null : (
        // Its own page is the search, too.
        <OptionalPart onFail={() => window.location.assign('/search/')}>
          <Suspense fallback={null}>
            <SearchDialog
              currentProduct={currentProduct}
              initialQuery={query}
              onClose={() => setQuery(null)}
              onChoose={(path) => {
                setQuery(null);
                void router.push(path);
              }}
            />
          </Suspense>
        </OptionalPart>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
