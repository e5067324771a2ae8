import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { excerpt, loadSearchIndex, type SearchHit, type SearchIndex } from './searchIndex';
import styles from './Search.module.css';

interface SearchPanelProps {
  /** Product whose pages come first among equals. */
  currentProduct: string | null;
  initialQuery: string;
  /** Called with the address of the chosen hit. */
  onChoose: (path: string) => void;
}

/** Keys that move the choice, and how far. */
const MOVES: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field and its results: a combobox over a list of links. */
export function SearchPanel({ currentProduct, initialQuery, onChoose }: SearchPanelProps) {
  const translate = useTranslate();
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  const { index, failed } = useSearchIndex(query);
  const hits = index && query.trim() ? index.find(query, currentProduct) : [];

  const moveTo = (position: number) => {
    setActive(position);
    // The focus stays in the field, so the browser brings nothing into view by itself.
    document.getElementById(`${listId}-${position}`)?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key] ?? 0;
    const hit = hits[active];
    if (hits.length === 0 || (!move && event.key !== 'Enter')) return;
    event.preventDefault();
    if (move) moveTo((active + move + hits.length) % hits.length);
    else if (hit) onChoose(hit.path);
  };

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={translate('search')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={translate('searchPlaceholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles.status} role="status">
        <SearchStatus query={query} hits={hits} loading={!index && !failed} failed={failed} />
      </p>
      <Hits listId={listId} hits={hits} query={query} active={active} onPoint={setActive} />
    </div>
  );
}

/** Loads the index when the panel opens, and again with the next letter after a failure. */
function useSearchIndex(query: string): { index: SearchIndex | null; failed: boolean } {
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (index) return undefined;
    let current = true;
    loadSearchIndex().then(
      (loaded) => current && setIndex(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [index, query]);

  return { index, failed: failed && !index };
}

interface SearchStatusProps {
  query: string;
  hits: readonly SearchHit[];
  loading: boolean;
  failed: boolean;
}

function SearchStatus({ query, hits, loading, failed }: SearchStatusProps) {
  const translate = useTranslate();
  if (!query.trim()) return <>{translate('searchHint')}</>;
  if (failed) return <>{translate('searchFailed')}</>;
  if (loading) return <>{translate('searchLoading')}</>;
  if (hits.length === 0) return <>{translate('searchNoResults', { query })}</>;
  return (
    <>
      {hits.length === 1
        ? translate('searchResult')
        : translate('searchResults', { count: hits.length })}
    </>
  );
}

interface HitsProps {
  listId: string;
  hits: readonly SearchHit[];
  query: string;
  /** Position of the hit that is selected. */
  active: number;
  onPoint: (position: number) => void;
}

function Hits({ listId, hits, query, active, onPoint }: HitsProps) {
  const translate = useTranslate();
  return (
    <div id={listId} role="listbox" aria-label={translate('search')} className={styles.hits}>
      {hits.map((hit, position) => (
        <Hit
          key={hit.path}
          id={`${listId}-${position}`}
          hit={hit}
          query={query}
          selected={position === active}
          onPoint={() => onPoint(position)}
        />
      ))}
    </div>
  );
}

interface HitProps {
  id: string;
  hit: SearchHit;
  query: string;
  selected: boolean;
  onPoint: () => void;
}

function Hit({ id, hit, query, selected, onPoint }: HitProps) {
  return (
    <a
      id={id}
      href={hit.path}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.hit}
      onPointerMove={onPoint}
    >
      <span className={styles.title}>
        {hit.title}
        {hit.heading ? <span> › {hit.heading}</span> : null}
        <span className={styles.product}>{hit.product}</span>
      </span>
      <span className={styles.excerpt}>{excerpt(hit.text, query)}</span>
    </a>
  );
}
