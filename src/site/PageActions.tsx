import { useEffect, useState } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon, LineIcon } from '@/ui/Icon';
import { copyMarkdown } from './copyMarkdown';
import { markdownPath } from './markdownPath';
import { pageReportUrl } from './pageReportUrl';
import type { PageMeta } from './pageProps';
import styles from './PageActions.module.css';

/** How long the button says what came of it, in milliseconds. */
const SAID_TIME = 2000;

const REPORT_ICON = 'M5 21V4m0 1h13l-3 4 3 4H5';

interface PageActionsProps {
  page: PageMeta;
  /** Whether the page has a copy in Markdown, as all do that are for readers to find. */
  hasMarkdown?: boolean;
}

/** What can be done with a page as a whole: take its text along, and say what is wrong with it. */
export function PageActions({ page, hasMarkdown = true }: PageActionsProps) {
  const translate = useTranslate();
  const issue = issueOf(page);
  if (!hasMarkdown && issue === null) return null;
  return (
    <ul className={styles.actions} data-markdown="omit">
      {hasMarkdown ? (
        <>
          <li>
            <CopyMarkdown key={page.path} address={markdownPath(page.path)} />
          </li>
          <li>
            <a href={markdownPath(page.path)} type="text/markdown">
              <Icon name="description" width={16} height={16} />
              {translate('viewMarkdown')}
            </a>
          </li>
        </>
      ) : null}
      {issue === null ? null : (
        <li>
          <a href={issue} rel="noopener">
            <LineIcon path={REPORT_ICON} width={16} height={16} />
            {translate('reportIssue')}
          </a>
        </li>
      )}
    </ul>
  );
}

function CopyMarkdown({ address }: { address: string }) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = window.setTimeout(() => setOutcome(null), SAID_TIME);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    copyMarkdown(address).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        data-ga-event-category="page"
        data-ga-event-action="copy-markdown"
        data-ga-event-label={address}
      >
        <Icon name="copy" width={16} height={16} />
        {translate(outcome ?? 'copyMarkdown')}
      </button>
      <span role="status" className="visually-hidden">
        {outcome === null ? '' : translate(outcome)}
      </span>
    </>
  );
}

function issueOf({ path, title, navigation, source }: PageMeta): string | null {
  const product = products.find(({ id }) => id === navigation);
  return pageReportUrl({
    repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'],
    title,
    url: (process.env['NEXT_PUBLIC_SITE_URL'] ?? '') + path,
    version: product ? `${product.packageName} ${product.version}` : null,
    source,
  });
}
