import { useTranslate } from '@/i18n/useTranslate';
import { Wordmark } from '@/ui/Wordmark';
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
        <a href="/versions/">{translate('versions')}</a>
        <a href="/search/">{translate('search')}</a>
      </nav>
      <p>{translate('footerLegal')}</p>
    </footer>
  );
}
