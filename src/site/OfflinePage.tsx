import { useEffect, useState } from 'react';
import { products } from '@data/products';
import { groupPages, type PageGroup } from '@/offline/groupPages';
import { readablePages } from '@/offline/readablePages';
import type { SitePageProps } from './pageProps';
import styles from './OfflinePage.module.css';

/** The texts of the page. */
export interface OfflineTexts {
  heading: string;
  lead: string;
  retry: string;
  /** Above the list of pages that read without the network. */
  readable: string;
  /** Instead of the list. */
  none: string;
  /** Pages of no product. */
  others: string;
}

export interface OfflinePageProps extends SitePageProps {
  texts: OfflineTexts;
}

/** Stands at the address of a page that is not kept, when there is no network: what can be read, and a way to try again. */
export function OfflinePage({ texts }: Pick<OfflinePageProps, 'texts'>) {
  const groups = useReadableGroups();
  return (
    <div className={styles.offline}>
      <h1 id="main-heading" tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className={styles.lead}>{texts.lead}</p>
      {groups ? (
        <>
          <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
            {texts.retry}
          </button>
          <Pages groups={groups} texts={texts} />
        </>
      ) : null}
    </div>
  );
}

function Pages({ groups, texts }: { groups: readonly PageGroup[]; texts: OfflineTexts }) {
  if (groups.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <section className={styles.pages}>
      <h2>{texts.readable}</h2>
      {groups.map(({ name, pages }) => (
        <div key={name ?? ''}>
          <h3>{name ?? texts.others}</h3>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* The browser follows the link itself: the router would first look for the page's data. */}
                <a href={path} data-own-click="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The pages that can be read now; null until they are known, and without script. */
function useReadableGroups(): PageGroup[] | null {
  const [groups, setGroups] = useState<PageGroup[] | null>(null);
  useEffect(() => {
    let gone = false;
    void readablePages(window.__NEXT_DATA__.buildId).then((pages) => {
      if (!gone) setGroups(groupPages(pages, products));
    });
    return () => {
      gone = true;
    };
  }, []);
  return groups;
}
