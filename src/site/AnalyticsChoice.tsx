import { consentQuestion } from '@/analytics/consentQuestion';
import { useAnalyticsSettings } from '@/analytics/useAnalyticsSettings';
import { useTranslate } from '@/i18n/useTranslate';
import styles from './AnalyticsChoice.module.css';

/** Lets a reader answer the question about analytics again, from the foot of every page. Absent where there are none. */
export function AnalyticsChoice() {
  const translate = useTranslate();
  if (!useAnalyticsSettings()) return null;
  return (
    <button type="button" className={styles.choice} onClick={consentQuestion.open}>
      {translate('analyticsChoice')}
    </button>
  );
}
