import { useTranslate } from '@/i18n/useTranslate';
import { productOfPath } from '@/routing/productOfPath';
import type { ProductIdentifier } from '@/products/types';
import { Icon } from '@/ui/Icon';
import { DisclosureMenu } from '@/ui/DisclosureMenu';
import styles from './SideNav.module.css';

export interface ProductLink {
  name: string;
  /** The family it is listed under. */
  family: string;
  href: string;
}

interface ProductSwitcherProps {
  identifier: ProductIdentifier;
  products: readonly ProductLink[];
  path: string;
}

/** The product's name; it opens the list of the others. */
export function ProductSwitcher({ identifier, products, path }: ProductSwitcherProps) {
  const translate = useTranslate();
  const families = [...new Set(products.map(({ family }) => family))];
  return (
    <DisclosureMenu
      buttonId="mui-product-selector"
      menuId="mui-product-menu"
      className={styles.product}
      label={
        <>
          <span className={styles.metadata}>{identifier.metadata}</span>
          <span className={styles.name}>
            {identifier.name}
            <span className="visually-hidden">, {translate('switchProduct')}</span>
            <Icon name="down" width={16} height={16} />
          </span>
        </>
      }
    >
      {families.map((family) => (
        <div key={family} className={styles.family}>
          <p>{family}</p>
          <ul>
            {products
              .filter((product) => product.family === family)
              .map(({ name, href }) => (
                <li key={name}>
                  <a href={href} aria-current={isOf(href, path) ? 'true' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </DisclosureMenu>
  );
}

/** Whether the page belongs to the product that is at the other address: `/x/api/data-grid/` to `/x/react-data-grid/`. */
function isOf(href: string, path: string): boolean {
  return productOfPath(path).productId === productOfPath(href).productId;
}
