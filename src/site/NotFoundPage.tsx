import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { nearestPages, type ListedPage } from '@/routing/nearestPages';
import { parseLocalizedPath } from '@/routing/language';
import { PageFoot } from './PageFoot';
import type { NotFoundPageProps } from './pageProps';
import styles from './ProductPage.module.css';

/** A wrong address: the pages it may have meant, else the products. An address with a language prefix is sent on. */
export function NotFoundPage({ page, pages }: Omit<NotFoundPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  const pathname = useSyncExternalStore(neverChanges, currentPathname, () => null);
  const near = useMemo(() => (pathname ? nearestPages(pathname, pages) : []), [pathname, pages]);

  useEffect(() => {
    if (pathname) leaveLanguagePrefix(pathname, pages);
  }, [pathname, pages]);

  const firstPages = products.map(({ id, name }) => ({ path: `/${id}/`, title: name }));
  const shown = near.length > 0 ? near : firstPages;
  return (
    <div className={styles.product}>
      <h1 id="main-heading" tabIndex={-1}>
        {translate('pageNotFound')}
      </h1>
      <p className={styles.summary}>{translate('pageNotFoundLead')}</p>
      <section className={styles.group}>
        <h2>{translate(near.length > 0 ? 'nearestPages' : 'products')}</h2>
        <ul>
          {shown.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>
                <b>{title}</b>
                <span>{path}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <PageFoot page={page} address={pathname} />
    </div>
  );
}

/** The document of a wrong address stays at it. */
function neverChanges(): () => void {
  return () => undefined;
}

function currentPathname(): string {
  return window.location.pathname;
}

/** Sends an address with a language prefix on to the page without it. */
function leaveLanguagePrefix(pathname: string, pages: readonly ListedPage[]): void {
  const { canonicalAs } = parseLocalizedPath(pathname);
  if (canonicalAs === pathname) return;
  const target = pages.find(
    ({ path }) => path.replace(/\/$/, '') === canonicalAs.replace(/\/$/, ''),
  );
  if (target) window.location.replace(target.path + window.location.hash);
}
