import { useState, type CSSProperties, type MouseEvent } from 'react';
import { useTranslatePage } from '@/i18n/useTranslate';
import { pageTitle } from '@/products/pageTitle';
import { firstLeaf, isExternal, isTabEntry, normalizePathname } from '@/products/pageTree';
import type { PageEntry } from '@/products/types';
import { Icon } from '@/ui/Icon';
import { isPlainClick } from '@/ui/isPlainClick';
import { ENTRY_ICONS } from './entryIcons';
import { EntryMarks } from './EntryMarks';
import styles from './SideNav.module.css';

interface TreeProps {
  entries: readonly PageEntry[];
  /** Normalized path of the page being read. */
  active: string;
  /** Paths of the groups it is in. */
  activeParents: readonly string[];
}

interface RowsProps extends TreeProps {
  depth: number;
}

interface RowProps extends Omit<RowsProps, 'entries'> {
  entry: PageEntry;
}

/** The tree of a product's pages. Groups are links to their first page; a press opens or closes them instead. */
export function SideNavTree(props: TreeProps) {
  return <Rows {...props} depth={0} />;
}

function Rows({ entries, ...props }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {entries
        .filter((entry) => entry.inSideNav !== false)
        .map((entry) => (
          <li key={entry.pathname}>
            <Row entry={entry} {...props} />
          </li>
        ))}
    </ul>
  );
}

function Row(props: RowProps) {
  const { entry, depth, ...tree } = props;
  const translatePage = useTranslatePage();
  if (entry.subheader !== undefined) {
    return (
      <>
        <div className={styles.subheader} style={indent(depth)}>
          {pageTitle(entry, translatePage)}
          <EntryMarks entry={entry} />
        </div>
        <Rows entries={entry.children ?? []} depth={depth} {...tree} />
      </>
    );
  }
  return entry.children ? <GroupRow {...props} /> : <PageRow {...props} />;
}

function GroupRow({ entry, depth, ...tree }: RowProps) {
  const isAncestor = tree.activeParents.includes(entry.pathname);
  const [chosen, setChosen] = useState<{ open: boolean; forActive: string } | null>(null);
  // The reader's choice holds until the page moves into the group.
  const open =
    chosen && (!isAncestor || chosen.forActive === tree.active) ? chosen.open : isAncestor;

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setChosen({ open: !open, forActive: tree.active });
  };
  return (
    <>
      <a
        className={styles.row}
        style={indent(depth)}
        href={firstLeaf(entry).pathname}
        aria-expanded={open}
        data-group=""
        onClick={toggle}
        {...entry.linkProps}
      >
        <RowContent entry={entry} />
        <Icon name="chevron" className={styles.chevron} width={16} height={16} />
      </a>
      {open ? <Rows entries={entry.children ?? []} depth={depth + 1} {...tree} /> : null}
    </>
  );
}

function PageRow({ entry, depth, active }: RowProps) {
  if (entry.planned) {
    return (
      <span className={styles.row} data-planned="" style={indent(depth)}>
        <RowContent entry={entry} />
      </span>
    );
  }
  // The entry of the page itself is the active one on all of its tabs.
  const isActive = !isTabEntry(entry.pathname) && normalizePathname(entry.pathname) === active;
  const external = isExternal(entry.pathname) ? { rel: 'noopener' } : {};
  return (
    <a
      className={`${styles.row}${isActive ? ' app-drawer-active' : ''}`}
      style={indent(depth)}
      href={entry.pathname}
      aria-current={isActive ? 'page' : undefined}
      {...external}
      {...entry.linkProps}
    >
      <RowContent entry={entry} />
    </a>
  );
}

function RowContent({ entry }: { entry: PageEntry }) {
  const translatePage = useTranslatePage();
  const icon = entry.icon ? ENTRY_ICONS[entry.icon] : undefined;
  return (
    <>
      {icon ? <Icon name={icon} className={styles.icon} width={16} height={16} /> : null}
      <span className={styles.label}>{pageTitle(entry, translatePage)}</span>
      <EntryMarks entry={entry} />
    </>
  );
}

function indent(depth: number): CSSProperties {
  return { '--depth': depth } as CSSProperties;
}
