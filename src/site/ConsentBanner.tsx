import { useEffect, useId, useRef } from 'react';
import { consentPreference, type Consent } from '@/analytics/consentPreference';
import { consentQuestion } from '@/analytics/consentQuestion';
import { useTranslate } from '@/i18n/useTranslate';
import { usePreference } from '@/preferences/usePreference';
import { keepRoomBelow } from './keepRoomBelow';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  /** The reader has opened it, instead of the page: then it takes the focus. */
  isAskedFor: boolean;
}

/** Asks whether the use of the page may be told. Both answers are equally easy, and either ends the question. */
export function ConsentBanner({ isAskedFor }: ConsentBannerProps) {
  const translate = useTranslate();
  const [consent, setConsent] = usePreference(consentPreference);
  const banner = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => (banner.current ? keepRoomBelow(banner.current) : undefined), []);
  useEffect(() => {
    if (isAskedFor) banner.current?.focus();
  }, [isAskedFor]);

  const answer = (choice: Consent) => {
    setConsent(choice);
    consentQuestion.close();
  };
  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-labelledby={id}
      tabIndex={-1}
      data-behind-nav=""
    >
      <div>
        <h2 id={id}>{translate('analyticsQuestion')}</h2>
        <p>
          {translate('analyticsExplained')}
          {consent
            ? ` ${translate(consent === 'granted' ? 'analyticsAccepted' : 'analyticsRefused')}`
            : null}
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer('denied')}>
          {translate('analyticsRefuse')}
        </button>
        <button type="button" onClick={() => answer('granted')}>
          {translate('analyticsAccept')}
        </button>
      </div>
    </section>
  );
}
