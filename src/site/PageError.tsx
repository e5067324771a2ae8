import { useTranslate } from '@/i18n/useTranslate';
import { isChunkError } from '@/lib/chunkErrors';
import { pageIssueUrl } from './pageIssueUrl';
import styles from './PageErrorBoundary.module.css';

interface PageErrorProps {
  error: Error;
  /** Shows the page again. */
  onRetry: () => void;
}

/** What stands in place of a page that has failed: what happened, and the ways on. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const translate = useTranslate();
  const isIncomplete = isChunkError(error);
  const issue = isIncomplete ? null : pageIssueUrl(error.message);
  const details = process.env.NODE_ENV === 'production' ? error.message : error.stack;
  return (
    <div role="alert" className={styles.error}>
      <h1 id="main-heading" tabIndex={-1}>
        {translate(isIncomplete ? 'pageIncomplete' : 'pageFailed')}
      </h1>
      <p className={styles.lead}>
        {translate(isIncomplete ? 'pageIncompleteLead' : 'pageFailedLead')}
      </p>
      {isIncomplete ? null : (
        <pre tabIndex={0} dir="ltr">
          {details ?? error.message}
        </pre>
      )}
      <p className={styles.ways}>
        {isIncomplete ? (
          <button type="button" onClick={() => window.location.reload()}>
            {translate('reloadPage')}
          </button>
        ) : (
          <button type="button" onClick={onRetry}>
            {translate('tryAgain')}
          </button>
        )}
        <a href="/">{translate('goToHomePage')}</a>
        {issue ? (
          <a href={issue} target="_blank" rel="noopener">
            {translate('reportDemo')}
          </a>
        ) : null}
      </p>
    </div>
  );
}
