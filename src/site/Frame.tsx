import type { ComponentType, ReactNode } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useCopyButtons } from '@/ui/useCopyButtons';
import { Wordmark } from '@/ui/Wordmark';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import type { Nav } from './lazyNav';
import type { PageMeta } from './pageProps';
import { RouteProgress } from './RouteProgress';
import { SearchButton } from './SearchButton';
import { SettingsButton } from './SettingsButton';
import { SideNavIsland } from './SideNavIsland';
import { useAnchorLanding } from './useAnchorLanding';
import { useClientNavigation } from './useClientNavigation';
import { useContentReload } from './useContentReload';
import { useCopyHint } from './useCopyHint';
import { useRouteFocus } from './useRouteFocus';
import styles from './Frame.module.css';

export interface FrameProps {
  page: PageMeta;
  children: ReactNode;
  /** The side navigation, for pages of what stands in no list of products. */
  SideNav?: Nav | undefined;
}

/** What a page may name: what surrounds it instead of the frame, or the side navigation in the frame. */
export interface FramedPage extends Pick<FrameProps, 'SideNav'> {
  Layout?: ComponentType<FrameProps>;
}

/** What surrounds every page: the app bar, the side navigation, the footer, and the behavior that all pages share. */
export function Frame({ page, children, SideNav }: FrameProps) {
  const translate = useTranslate();
  const [announcement, announce] = useAnnouncement();
  useClientNavigation();
  useContentReload();
  useRouteFocus();
  useAnchorLanding();
  useCopyButtons({ copied: translate('copied'), hint: useCopyHint() }, announce);

  return (
    <>
      <a className="skip-link" href="#main-content" data-behind-nav="">
        {translate('skipToContent')}
      </a>
      <RouteProgress />
      <AppBar page={page} />
      <div className={page.navigation ? styles.withNav : undefined}>
        {page.navigation ? (
          <SideNavIsland productId={page.navigation} path={page.path} SideNav={SideNav} />
        ) : null}
        <div className={styles.column} data-behind-nav="">
          <main id="main-content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BackToTop />
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </>
  );
}

function AppBar({ page }: { page: PageMeta }) {
  const translate = useTranslate();
  const repository = process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  return (
    <header className={styles.appBar} data-behind-nav="">
      {page.navigation ? (
        <button
          type="button"
          className={styles.menuButton}
          aria-label={translate('openMainNavigation')}
          {...{ popovertarget: 'side-nav' }}
        >
          <Icon name="menu" />
        </button>
      ) : null}
      <a className={styles.logo} href="/">
        <Wordmark />
        <span className="visually-hidden">, {translate('homePage')}</span>
      </a>
      <nav aria-label={translate('products')} className={styles.products}>
        {products.map(({ id, name }) => (
          <a
            key={id}
            href={`/${id}/`}
            aria-current={page.path.startsWith(`/${id}/`) ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <SearchButton currentProduct={productName(page.navigation)} />
      {repository ? (
        <a className={styles.repository} href={repository} aria-label={translate('repository')}>
          <Icon name="code" />
        </a>
      ) : null}
      <SettingsButton />
    </header>
  );
}

function productName(id: string | null): string | null {
  return products.find((product) => product.id === id)?.name ?? null;
}
