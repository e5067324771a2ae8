import { useTranslate } from '@/i18n/useTranslate';
import type { DocsTab } from '@/routing/docsTab';
import type { TabLink } from './pageProps';
import styles from './ArticlePage.module.css';

interface DocsTabsProps {
  tabs: readonly TabLink[];
  /** The open tab. */
  docsTab: DocsTab | null;
}

/** The parts of an article with its API beside it. Each is a page of its own, so each is a link. */
export function DocsTabs({ tabs, docsTab }: DocsTabsProps) {
  const translate = useTranslate();
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={translate('docsTabs')}>
      {tabs.map(({ tab, path }) => (
        <a key={path} href={path} aria-current={tab === docsTab ? 'page' : undefined}>
          {translate(tab ?? 'demosTab')}
        </a>
      ))}
    </nav>
  );
}
