import { useRouter } from 'next/router';
import type en from '@data/translations/en.server.json';
import { ErrorMessage } from './ErrorMessage';
import type { ErrorCode } from './messageRuns';
import { PageFoot } from './PageFoot';
import type { SitePageProps } from './pageProps';
import productStyles from './ProductPage.module.css';
import styles from './ProductionErrorPage.module.css';

/** The texts of the page. */
export type ProductionErrorTexts = Record<
  Extract<keyof typeof en, `productionError${string}`>,
  string
>;

export interface ProductionErrorPageProps extends SitePageProps {
  texts: ProductionErrorTexts;
  codes: ErrorCode[];
}

/** Longer codes are none, and are cut where they are named. */
const LONGEST_CODE = 20;

/** Puts the message of a production build together from the page's address, `?code=11&args[]=a`, and lists all of them. */
export function ProductionErrorPage({
  page,
  texts,
  codes,
}: Omit<ProductionErrorPageProps, 'userLanguage'>) {
  const { query } = useRouter();
  return (
    <div className={productStyles.product}>
      <h1 id="main-heading" tabIndex={-1}>
        {page.title}
      </h1>
      <p className={productStyles.summary}>{texts.productionErrorLead}</p>
      <noscript>
        <p className={styles.result}>{texts.productionErrorNoScript}</p>
      </noscript>
      <div role="status" className={styles.status}>
        <AskedError
          code={valuesOf(query['code'])[0] ?? ''}
          args={valuesOf(query['args[]'])}
          texts={texts}
          codes={codes}
        />
      </div>
      <section className={styles.all} aria-labelledby="all-codes">
        <h2 id="all-codes">{texts.productionErrorAll}</h2>
        <CodeTable texts={texts} codes={codes} />
      </section>
      <PageFoot page={page} />
    </div>
  );
}

interface AskedErrorProps {
  code: string;
  args: string[];
  texts: ProductionErrorTexts;
  codes: readonly ErrorCode[];
}

function AskedError({ code, args, texts, codes }: AskedErrorProps) {
  if (code === '') return <p className={styles.result}>{texts.productionErrorNone}</p>;
  const known = codes.find((entry) => String(entry.code) === code);
  return (
    <section className={styles.result} aria-labelledby="asked-code">
      <h2 id="asked-code">
        {texts.productionErrorHeading} <bdi>#{code.slice(0, LONGEST_CODE)}</bdi>
      </h2>
      {known ? (
        <ErrorMessage message={known.message} args={args} missing={texts.productionErrorMissing} />
      ) : (
        <p>{texts.productionErrorUnknown}</p>
      )}
    </section>
  );
}

function CodeTable({ texts, codes }: Pick<ProductionErrorPageProps, 'texts' | 'codes'>) {
  return (
    <div className="prose">
      <div className="table" tabIndex={0} role="group" aria-labelledby="all-codes">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.productionErrorCode}</th>
              <th scope="col">{texts.productionErrorMessage}</th>
              <th scope="col">{texts.productionErrorPackages}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, message, packages }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td>
                  <ErrorMessage message={message} args={[]} missing="…" />
                </td>
                <td className={styles.packages}>
                  {packages.map((name) => (
                    <code key={name} dir="ltr">
                      {name}
                    </code>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A parameter of an address may stand in it once, more than once, or not at all. */
function valuesOf(values: string | string[] | undefined): string[] {
  return values === undefined ? [] : [values].flat();
}
