import { useTranslate } from '@/i18n/useTranslate';
import type { PageMeta, VersionRow } from './pageProps';
import styles from './ProductPage.module.css';

export interface VersionsPageProps {
  page: PageMeta;
  rows: VersionRow[];
}

/** The versions documented here, and where those of other versions are. */
export function VersionsPage({ page, rows }: VersionsPageProps) {
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
                <th scope="col">Library</th>
                <th scope="col">Package</th>
                <th scope="col">Documented here</th>
                <th scope="col">Elsewhere</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.packageName} row={row} />
              ))}
            </tbody>
          </table>
        </div>
        <p>
          The version in the third column is the one that was installed when this site was built:
          the examples run on it, and the texts were checked against it.
        </p>
      </div>
    </div>
  );
}

function Row({ row }: { row: VersionRow }) {
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
          ? 'No other version'
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
