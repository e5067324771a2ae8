import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import styles from './Frame.module.css';

/** How far the page is scrolled before the button shows, in CSS pixels. */
const SHOWN_FROM = 200;

/** A round button, low in the window, that leads back to the top of the page. */
export function BackToTop() {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > SHOWN_FROM);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return (
    <button
      type="button"
      className={styles.backToTop}
      data-shown={shown}
      data-behind-nav=""
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label={translate('backToTop')}
      title={translate('backToTop')}
      onClick={() => {
        // The style sheet decides whether the way is smooth.
        window.scrollTo({ top: 0 });
        document.getElementById('main-heading')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" />
    </button>
  );
}
