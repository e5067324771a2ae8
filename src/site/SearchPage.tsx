import { useRouter } from 'next/router';
import { useTranslate } from '@/i18n/useTranslate';
import { SearchPanel } from '@/search/SearchPanel';
import { PageFoot } from './PageFoot';
import type { SearchPageProps } from './pageProps';
import styles from './ProductPage.module.css';

/** The search as a page, for links and for browsers that open it in a tab of its own: `/search/?q=button`. */
export function SearchPage({ page }: Omit<SearchPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  const router = useRouter();
  const query = typeof router.query['q'] === 'string' ? router.query['q'] : '';
  return (
    <div className={styles.product}>
      <h1 id="main-heading" tabIndex={-1}>
        {page.title}
      </h1>
      <SearchPanel
        key={query}
        currentProduct={null}
        initialQuery={query}
        onChoose={(path) => void router.push(path)}
      />
      <noscript>
        <p className={styles.summary}>{translate('searchNeedsScript')}</p>
      </noscript>
      <PageFoot page={page} />
    </div>
  );
}
