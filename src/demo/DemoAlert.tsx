import { useTranslate } from '@/i18n/useTranslate';
import type { DemoError } from './demoReducer';
import { demoIssueUrl } from './export/demoIssueUrl';
import type { SharedDemoProps } from './sharedProps';
import styles from './Demo.module.css';

interface DemoAlertProps extends Pick<SharedDemoProps, 'demo' | 'product'> {
  error: DemoError;
  onReset: () => void;
  /**
   * What is at fault: code that the reader has edited, the demo as it was built, which the reader can report, or the connection,
   * over which its code did not come.
   */
  fault?: 'edited' | 'built' | 'missing';
}

const LEADS = { edited: null, built: 'demoFailed', missing: 'codeFailed' } as const;

/** What is wrong with a demo, and the ways on. */
export function DemoAlert({ demo, product, error, onReset, fault = 'edited' }: DemoAlertProps) {
  const translate = useTranslate();
  const { message, line } = error;
  const lead = LEADS[fault];
  const issue =
    fault === 'built'
      ? demoIssueUrl({
          repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'] ?? '',
          demo: demo.name,
          path: window.location.pathname,
          version: product.version,
          error: message,
        })
      : null;
  return (
    <div role="alert" className={styles.alert} data-over={fault === 'edited' ? '' : undefined}>
      {lead ? <p>{translate(lead)}</p> : null}
      {fault === 'missing' ? null : (
        <pre tabIndex={0}>{line ? translate('errorOnLine', { message, line }) : message}</pre>
      )}
      <p>
        <button type="button" onClick={onReset}>
          {translate(fault === 'missing' ? 'tryAgain' : 'resetDemo')}
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
