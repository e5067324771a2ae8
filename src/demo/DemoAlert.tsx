import { useTranslate } from '@/i18n/useTranslate';
import type { DemoError } from './demoReducer';
import { demoIssueUrl } from './export/demoIssueUrl';
import type { SharedDemoProps } from './sharedProps';
import styles from './Demo.module.css';

interface DemoAlertProps extends Pick<SharedDemoProps, 'demo' | 'product'> {
  error: DemoError;
  onReset: () => void;
  /** Whether the demo failed as it was built: that is a fault of the site, which the reader can report. */
  isBundled?: boolean;
}

/** What is wrong with a demo, and the ways on. */
export function DemoAlert({ demo, product, error, onReset, isBundled = false }: DemoAlertProps) {
  const translate = useTranslate();
  const { message, line } = error;
  const issue = isBundled
    ? demoIssueUrl({
        repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'] ?? '',
        demo: demo.name,
        path: window.location.pathname,
        version: product.version,
        error: message,
      })
    : null;
  return (
    <div role="alert" className={styles.alert} data-over={isBundled ? undefined : ''}>
      {isBundled ? <p>{translate('demoFailed')}</p> : null}
      <pre tabIndex={0}>{line ? translate('errorOnLine', { message, line }) : message}</pre>
      <p>
        <button type="button" onClick={onReset}>
          {translate('resetDemo')}
        </button>
        {issue ? (
          <a href={issue} target="_blank" rel="noopener">
            {translate('reportDemo')}
          </a>
        ) : null}
      </p>
    </div>
  );
}
