import { useTranslate } from '@/i18n/useTranslate';
import { CodeBlock } from '@/ui/CodeBlock';
import { PageFoot } from './PageFoot';
import type { ProductPageProps } from './pageProps';
import styles from './ProductPage.module.css';

/** The first page of a product: what it is, how to install it, and what there is to read. */
export function ProductPage({
  page,
  version,
  packageName,
  install,
  groups,
}: Omit<ProductPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  return (
    <div className={styles.product}>
      <header>
        <p className={styles.package}>
          <code>{packageName}</code> v{version}
        </p>
        <h1 id="main-heading" tabIndex={-1}>
          {page.title}
        </h1>
        <p className={styles.summary}>{page.description}</p>
        <CodeBlock className="command-line" code={install} copyLabel={translate('copy')} />
      </header>
      {groups.map(({ title, cards }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>
            {cards.map((card) => (
              <li key={card.path}>
                <a href={card.path}>
                  <b>{card.title}</b>
                  <span>{card.description}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PageFoot page={page} />
    </div>
  );
}
