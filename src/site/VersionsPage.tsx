import { ContentsList } from '@/article/ContentsList';
import { useTranslate } from '@/i18n/useTranslate';
import { StaticHtml } from '@/ui/StaticHtml';
import { PageFoot } from './PageFoot';
import type { VersionsPageProps } from './pageProps';
import articleStyles from './ArticlePage.module.css';
import styles from './VersionsPage.module.css';

/** The versions of all products, and what a version means. */
export function VersionsPage({ page, headings, blocks }: Omit<VersionsPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  return (
    <div className={articleStyles.layout} data-contents="true">
      <ContentsList headings={headings} path={page.path} />
      <article className={articleStyles.article}>
        <nav className={articleStyles.breadcrumbs} aria-label={translate('breadcrumbs')}>
          <ol>
            <li>
              <a href="/">{translate('homePage')}</a>
            </li>
          </ol>
        </nav>
        <h1 id="main-heading" tabIndex={-1}>
          {page.title}
        </h1>
        <p className={articleStyles.description}>{page.description}</p>
        <div className={`${articleStyles.blocks} ${styles.versions}`}>
          {blocks.map(({ html }, index) => (
            <StaticHtml key={index} id={`block-${index}`} className="prose" html={html} />
          ))}
        </div>
        <PageFoot page={page} />
      </article>
    </div>
  );
}
