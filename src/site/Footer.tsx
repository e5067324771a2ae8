import { useTranslate } from '@/i18n/useTranslate';
import { Wordmark } from '@/ui/Wordmark';
import { AnalyticsChoice } from './AnalyticsChoice';
import styles from './Frame.module.css';

/** The end of every page. */
export function Footer() {
  const translate = useTranslate();
  return (
    <footer className={styles.footer}>
      <span className={styles.logo}>
        <Wordmark />
      </span>
      <nav aria-label={translate('footerNavigation')}>
        <a href="/">{translate('homePage')}</a>
        <a href="/blog/">{translate('blog')}</a>
        <a href="/versions/">{translate('versions')}</a>
        <a href="/search/">{translate('search')}</a>
        <AnalyticsChoice />
      </nav>
      <p>{translate('footerLegal')}</p>
    </footer>
  );
}
