import { useTranslate } from '@/i18n/useTranslate';
import { PageFoot } from './PageFoot';
import type { VersionRow, VersionsPageProps } from './pageProps';
import styles from './ProductPage.module.css';

/** The versions documented here, and where those of other versions are. */
export function VersionsPage({ page, rows }: Omit<VersionsPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  return (
    <div className={styles.product}>
      <h1 id="main-heading" tabIndex={-1}>
        {page.title}
      </h1>
      <p className={styles.summary}>{page.description}</p>
      <div className="prose">
        <div className="table" tabIndex={0} role="group" aria-label={translate('versions')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('versionsLibrary')}</th>
                <th scope="col">{translate('versionsPackage')}</th>
                <th scope="col">{translate('versionsHere')}</th>
                <th scope="col">{translate('versionsElsewhere')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.packageName} row={row} />
              ))}
            </tbody>
          </table>
        </div>
        <p>{translate('versionsNote')}</p>
      </div>
      <PageFoot page={page} />
    </div>
  );
}

function Row({ row }: { row: VersionRow }) {
  const translate = useTranslate();
  const elsewhere = row.versions.filter(({ href }) => href !== undefined);
  return (
    <tr>
      <th scope="row">{row.product}</th>
      <td>
        <code>{row.packageName}</code>
      </td>
      <td>{row.versions.find(({ current }) => current)?.text}</td>
      <td>
        {elsewhere.length === 0
          ? translate('versionsNone')
          : elsewhere.map(({ text, href }, index) => (
              <span key={text}>
                {index > 0 ? ', ' : null}
                <a href={href} rel="noopener">
                  {text}
                </a>
              </span>
            ))}
      </td>
    </tr>
  );
}
