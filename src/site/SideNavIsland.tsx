import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
// The navigation is in the HTML before its code comes, so its styles are those of the page.
import '@/navigation/SideNav.module.css';
import { lazyNav, type Nav } from './lazyNav';
import { OptionalPart } from './OptionalPart';
import styles from './Frame.module.css';

/** One lazy component per product, so that moving between its pages keeps its state and its scroll position. */
const NAVS = Object.fromEntries(products.map((product) => [product.id, lazyNav(product)]));

interface SideNavIslandProps {
  productId: string;
  path: string;
  /** The navigation, for pages of what stands in no list of products. */
  SideNav?: Nav | undefined;
}

/**
 * The side navigation. Its links are in the HTML and work at once; the code that opens groups is loaded when the browser is
 * idle. Below 1200 px it is a popover, which the browser opens by itself.
 */
export function SideNavIsland({
  productId,
  path,
  SideNav: Nav = NAVS[productId],
}: SideNavIslandProps) {
  const translate = useTranslate();
  const container = useRef<HTMLDivElement>(null);

  // On the first load the tree stands in the document, and is seen before its code comes.
  useEffect(() => showActiveRow(container.current), []);
  useEffect(() => (container.current ? isolateWhileOpen(container.current) : undefined), []);

  return (
    <div
      ref={container}
      id="side-nav"
      className={styles.sideNav}
      onClick={(event) => {
        if (isPageLink(event.target)) event.currentTarget.hidePopover?.();
      }}
      {...{ popover: 'auto' }}
    >
      <button
        type="button"
        className={styles.closeNav}
        aria-label={translate('closeNavigation')}
        {...{ popovertarget: 'side-nav', popovertargetaction: 'hide' }}
      >
        <Icon name="close" />
      </button>
      {/* When its code does not come, the product's first page lists all that the tree does. */}
      <OptionalPart
        key={productId}
        fallback={
          <p className={styles.navMissing}>
            <a href={`/${productId}/`}>{products.find(({ id }) => id === productId)?.name}</a>
          </p>
        }
      >
        <Suspense fallback={null}>
          {Nav ? <Nav path={path} /> : null}
          <ActiveRow container={container} path={path} />
        </Suspense>
      </OptionalPart>
    </div>
  );
}

/** Stands beside the tree, so that its effect runs when that has come: another product's is loaded on the way there. */
function ActiveRow({ container, path }: { container: RefObject<HTMLElement>; path: string }) {
  useEffect(() => showActiveRow(container.current), [container, path]);
  return null;
}

function isPageLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a:not([data-group])') !== null;
}

/** Room kept below the active row, in CSS pixels. */
const ROOM_BELOW = 120;

/** Scrolls the tree so far that the active row is in view, and not at all when it is. */
function showActiveRow(container: HTMLElement | null): void {
  const tree = container?.querySelector<HTMLElement>('[data-nav-scroll]');
  const row = tree?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!tree || !row) return;
  const view = tree.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < view.top) tree.scrollTop -= view.top - top + ROOM_BELOW;
  else if (bottom > view.bottom - ROOM_BELOW) tree.scrollTop += bottom - view.bottom + ROOM_BELOW;
}

/** While the navigation is open over the page, keeps the keyboard inside it. Returns what undoes it. */
function isolateWhileOpen(container: HTMLElement): () => void {
  const onToggle = (event: Event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const sibling of document.querySelectorAll<HTMLElement>('[data-behind-nav]')) {
      sibling.inert = open;
    }
    if (open) requestAnimationFrame(() => showActiveRow(container));
  };
  // Before, not after: the browser gives the focus back while it closes, and cannot give it to what is inert.
  container.addEventListener('beforetoggle', onToggle);
  return () => container.removeEventListener('beforetoggle', onToggle);
}
