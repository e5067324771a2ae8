import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { nextMenuItem } from './menuKeys';

type DataAttributes = Record<`data-${string}`, string | undefined>;

/** A row of a menu: an action, or a link. */
export interface MenuItem {
  label: string;
  onSelect?: () => void;
  href?: string;
  /** Makes the row one of a choice, and says whether it is chosen. */
  checked?: boolean;
  icon?: ReactNode;
  attributes?: DataAttributes;
}

interface MenuButtonProps {
  /** Name of the button and of its menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuItem[];
  className?: string | undefined;
  menuClassName?: string | undefined;
  /** Attributes of the button. */
  attributes?: DataAttributes;
}

/** A button that opens a menu of actions: arrow keys move in it, Escape closes it. The menu is made when it opens. */
export function MenuButton({ label, children, items, attributes, ...classes }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOpenMenu(open, root, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <span ref={root} className={classes.className}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        {...attributes}
      >
        {children}
      </button>
      {open ? (
        <ul
          role="menu"
          aria-label={label}
          className={classes.menuClassName}
          onKeyDown={(event) => onMenuKey(event, close)}
        >
          {items.map((item) => (
            <MenuRow key={item.label} item={item} close={close} />
          ))}
        </ul>
      ) : null}
    </span>
  );
}

/** Gives an open menu the focus, and closes it with a press elsewhere. */
function useOpenMenu(open: boolean, root: RefObject<HTMLElement>, onPressElsewhere: () => void) {
  const latest = useRef(onPressElsewhere);
  useEffect(() => {
    latest.current = onPressElsewhere;
  });

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    const chosen = element.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? shownItems(element)[0])?.focus();
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, root]);
}

const ITEMS = '[role^="menuitem"]';

/** The items that can be reached: a style sheet may show others in a window of another width. */
function shownItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => item.checkVisibility?.() ?? true,
  );
}

function onMenuKey(event: KeyboardEvent<HTMLUListElement>, close: () => void): void {
  if (event.key === 'Tab' || event.key === 'Escape') {
    if (event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const items = shownItems(event.currentTarget);
  const index = items.findIndex((item) => item === document.activeElement);
  const next = nextMenuItem(event.key, index, items.length);
  event.stopPropagation();
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, onSelect, href, checked, icon, attributes } = item;
  const choose = () => {
    close();
    onSelect?.();
  };
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <li role="none">
      {href ? (
        <a
          role="menuitem"
          tabIndex={-1}
          href={href}
          target="_blank"
          rel="noopener"
          onClick={close}
          {...attributes}
        >
          {content}
        </a>
      ) : (
        <button
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={checked}
          tabIndex={-1}
          onClick={choose}
          {...attributes}
        >
          {content}
        </button>
      )}
    </li>
  );
}
