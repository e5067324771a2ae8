import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { OLD_LANGUAGES } from '@data/oldLanguages';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { nearestPages } from '@/routing/nearestPages';
import { PageFoot } from './PageFoot';
import type { NotFoundPageProps } from './pageProps';
import styles from './ProductPage.module.css';

/** A wrong address: the pages it may have meant, else the products. An address with a language prefix is sent on. */
export function NotFoundPage({ page, pages }: Omit<NotFoundPageProps, 'userLanguage'>) {
  const translate = useTranslate();
  const pathname = useSyncExternalStore(neverChanges, currentPathname, () => null);
  const near = useMemo(() => (pathname ? nearestPages(pathname, pages) : []), [pathname, pages]);

  useEffect(leaveLanguagePrefix, []);

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

/** An address with a language prefix: what follows is its second part, without further slashes, which would lead to another host. */
const PREFIXED = new RegExp(`^/(?:${OLD_LANGUAGES.join('|')})(?:/+(.*))?$`, 's');

/** Sends an address with a language prefix on to the one without it, where a page is or another that leads on. */
function leaveLanguagePrefix(): void {
  const { pathname, search, hash } = window.location;
  const match = PREFIXED.exec(pathname);
  if (match) window.location.replace(`/${match[1] ?? ''}${search}${hash}`);
}
