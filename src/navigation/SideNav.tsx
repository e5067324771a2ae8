import { useTranslate } from '@/i18n/useTranslate';
import { locatePage, normalizePathname } from '@/products/pageTree';
import type { PageEntry, ProductIdentifier } from '@/products/types';
import { ProductSwitcher, type ProductLink } from './ProductSwitcher';
import { SideNavTree } from './SideNavTree';
import { VersionsMenu } from './VersionsMenu';
import styles from './SideNav.module.css';

interface SideNavProps {
  pages: readonly PageEntry[];
  /** Address of the page being read. */
  path: string;
  identifier: ProductIdentifier;
  products: readonly ProductLink[];
}

/** The side navigation of a product: what is being read, and the tree of its pages. */
export function SideNav({ pages, path, identifier, products }: SideNavProps) {
  const translate = useTranslate();
  const { activePageParents } = locatePage(pages, path);
  return (
    <>
      <div className={styles.identifier}>
        <ProductSwitcher identifier={identifier} products={products} path={path} />
        <VersionsMenu versions={identifier.versions} />
      </div>
      <nav aria-label={translate('mainNavigation')} className={styles.tree} data-nav-scroll="">
        <SideNavTree
          entries={pages}
          active={normalizePathname(path)}
          activeParents={activePageParents.map(({ pathname }) => pathname)}
        />
      </nav>
    </>
  );
}
