import { useTranslate } from '@/i18n/useTranslate';
import type { ProductVersion } from '@/products/types';
import { DisclosureMenu } from '@/ui/DisclosureMenu';
import { Icon } from '@/ui/Icon';
import styles from './SideNav.module.css';

/** The version being read; with more than one to choose from, it opens the list of them. */
export function VersionsMenu({ versions }: { versions: readonly ProductVersion[] }) {
  const translate = useTranslate();
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return null;
  if (versions.length === 1) return <span className={styles.version}>{current.text}</span>;

  return (
    <DisclosureMenu
      buttonId="mui-version-selector"
      menuId="mui-version-menu"
      className={styles.versions}
      label={
        <span className={styles.version}>
          {current.text}
          <span className="visually-hidden">, {translate('switchVersion')}</span>
          <Icon name="down" width={14} height={14} />
        </span>
      }
    >
      <ul>
        {versions.map((version) => (
          <li key={version.text} data-divided={version.viewAll ? '' : undefined}>
            <VersionRow version={version} />
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

function VersionRow({ version }: { version: ProductVersion }) {
  const translate = useTranslate();
  if (version.current) {
    return (
      <button type="button" data-close="" aria-current="true">
        {version.text}
        <span className="visually-hidden">, {translate('currentVersion')}</span>
        <Icon name="check" width={16} height={16} />
      </button>
    );
  }
  return <a href={version.href}>{version.viewAll ? translate('viewAllVersions') : version.text}</a>;
}
