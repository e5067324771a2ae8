import { useTranslate } from '@/i18n/useTranslate';
import { CODE_VARIANTS } from '@/preferences/codePreferences';
import { LineIcon } from '@/ui/Icon';
import { MenuButton, type MenuItem } from '@/ui/MenuButton';
import { copyText } from './copyText';
import { moduleOfStyling } from './chooseSource';
import { sourceAnchor } from './demoAnchors';
import { DEMO_ICONS } from './demoIcons';
import type { DemoActions } from './sharedProps';
import { EXPORT_HOSTS, exportSource } from './exportSource';
import { trackDemo } from './trackDemo';
import styles from './Demo.module.css';

/** The rest of what can be done with a demo. */
export function DemoMenu(props: DemoActions) {
  const { demo, product, chosen, say, onEdit, onResetFocus, onReset } = props;
  const { name, path } = demo;
  const translate = useTranslate();
  const repository = process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  const file = `data/${product.id}/${moduleOfStyling(demo.module, chosen.styling)}.tsx`;

  const copyLinks = CODE_VARIANTS.map((variant): MenuItem => ({
    label: translate(variant === 'JS' ? 'copyLinkToJs' : 'copyLinkToTs'),
    onSelect: () => {
      const { origin, pathname } = window.location;
      const link = `${origin}${pathname}#${sourceAnchor(name, chosen.styling, variant)}`;
      void copyText(link, translate('linkCopied')).then(say);
    },
    attributes: trackDemo(name, `copy-${variant.toLowerCase()}-source-link`),
  }));
  // In narrow windows they have no buttons of their own.
  const narrow = (action: string) => ({ ...trackDemo(name, action), 'data-narrow': '' });
  const items: MenuItem[] = [
    ...(onEdit
      ? [{ label: translate('editDemo'), onSelect: onEdit, attributes: narrow('edit') }]
      : []),
    {
      label: translate('resetFocus'),
      onSelect: onResetFocus,
      attributes: narrow('reset-focus'),
    },
    { label: translate('resetDemo'), onSelect: onReset, attributes: narrow('reset') },
    ...EXPORT_HOSTS.map(([kind, text]): MenuItem => ({
      label: translate(text),
      onSelect: () => void exportSource(kind, props, translate('exportFailed')),
      attributes: narrow(kind),
    })),
    { label: translate('fullScreen'), href: path, attributes: trackDemo(name, 'full-screen') },
    {
      label: translate('downloadProject'),
      onSelect: () => void exportSource('download', props, translate('exportFailed')),
      attributes: trackDemo(name, 'download'),
    },
    ...copyLinks,
  ];
  if (repository)
    items.push({
      label: translate('viewSource'),
      href: `${repository}/blob/main/${file}`,
      attributes: trackDemo(name, 'view-source'),
    });

  return (
    <MenuButton
      label={translate('moreActions')}
      items={items}
      className={styles.more}
      menuClassName={styles.menu}
      attributes={trackDemo(name, 'more')}
    >
      <LineIcon path={DEMO_ICONS.more} width={18} height={18} strokeWidth={3} />
    </MenuButton>
  );
}
