import { useEffect, useState } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { isListedPath } from '@/routing/isListedPath';
import { Icon, LineIcon } from '@/ui/Icon';
import { copyMarkdown } from './copyMarkdown';
import { markdownPath } from './markdownPath';
import { pageReportUrl } from './pageReportUrl';
import type { PageMeta } from './pageProps';
import styles from './PageFoot.module.css';

/** How long the button says what came of it, in milliseconds. */
const SAID_TIME = 2000;

const REPORT_ICON = 'M5 21V4m0 1h13l-3 4 3 4H5';

export interface PageActionsProps {
  page: PageMeta;
  /** Where the reader is, when that is not the page's own address. */
  address?: string | null;
}

/** What can be done with a page as a whole: take its text along, and say what is wrong with it. */
export function PageActions({ page, address = null }: PageActionsProps) {
  const translate = useTranslate();
  const issue = issueOf(page, address ?? page.path);
  const hasMarkdown = isListedPath(page.path);
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

function issueOf({ path, title, navigation, source }: PageMeta, address: string): string | null {
  const product = products.find(({ id }) => id === navigation || path.startsWith(`/demos/${id}/`));
  return pageReportUrl({
    repository: process.env['NEXT_PUBLIC_REPOSITORY_URL'],
    title,
    url: (process.env['NEXT_PUBLIC_SITE_URL'] ?? '') + address,
    version: product ? `${product.packageName} ${product.version}` : null,
    source,
  });
}
