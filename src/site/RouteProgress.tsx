import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import styles from './Frame.module.css';

/** A route change that takes no longer than this shows nothing, in milliseconds. */
const PATIENCE = 200;

/** A bar over the page while a slow route change is under way. */
export function RouteProgress() {
  const { events } = useRouter();
  const translate = useTranslate();
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    let timer = 0;
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      window.clearTimeout(timer);
      if (!shallow) timer = window.setTimeout(() => setLoading(true), PATIENCE);
    };
    const end = () => {
      window.clearTimeout(timer);
      setLoading(false);
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      window.clearTimeout(timer);
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return loading ? (
    <div className={styles.progress} role="progressbar" aria-label={translate('pageLoading')} />
  ) : null;
}
