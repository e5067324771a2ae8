import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { toolbarTarget } from './toolbarKeys';

interface ToolbarProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A row of buttons, links and menu buttons that is one stop for the Tab key; the arrow keys, Home and End move within it. Its
 * controls need to know nothing of it. Without script each of them is a stop, so that none is out of reach.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);

  // What is around may show or hide controls too, most often when this is rendered again.
  useEffect(() => {
    if (toolbar.current) placeTabStop(toolbar.current);
  });
  useEffect(() => (toolbar.current ? watchControls(toolbar.current) : undefined), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const withModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (withModifier || event.defaultPrevented) return;
    const controls = controlsIn(event.currentTarget).filter(isUsable);
    const index = controls.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const target = toolbarTarget(event.key, { direction, index, count: controls.length });
    if (target === null) return;
    event.preventDefault();
    controls[target]?.focus();
  };

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) => placeTabStop(currentTarget, target)}
    >
      {children}
    </div>
  );
}

/** What makes a control come, go, or be of no use. */
const WATCHED = {
  attributeFilter: ['class', 'disabled', 'hidden', 'href', 'inert', 'style'],
  childList: true,
  subtree: true,
};

/** Keeps one tab stop while controls come and go by themselves. Returns what ends it. */
function watchControls(toolbar: HTMLElement): () => void {
  const update = () => placeTabStop(toolbar);
  const mutations = new MutationObserver(update);
  mutations.observe(toolbar, WATCHED);
  // The sheet may show other controls in a window of another width.
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update);
  sizes?.observe(toolbar);
  return () => {
    mutations.disconnect();
    sizes?.disconnect();
  };
}

/**
 * Makes one control the tab stop: the wanted one, else the one that was it, else one near to that. All others are none, also those
 * that cannot be used now: they may come back unseen.
 */
function placeTabStop(toolbar: HTMLElement, wanted?: HTMLElement): void {
  const controls = controlsIn(toolbar);
  const before = controls.findIndex((control) => control.getAttribute('tabindex') === '0');
  const at = Math.max(0, wanted && controls.includes(wanted) ? controls.indexOf(wanted) : before);
  const nearest = [...controls.slice(at), ...controls.slice(0, at).reverse()];
  const stop = nearest.find(isUsable);
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}

const CONTROLS = 'button, a[href], summary';
/** What opens from a control has an order of its own. */
const OPENED = 'details > :not(summary), dialog, [popover], [role="menu"], [role="listbox"]';

function controlsIn(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !isIn(OPENED, control, toolbar),
  );
}

function isIn(selector: string, control: HTMLElement, toolbar: HTMLElement): boolean {
  const container = control.closest(selector);
  return container !== null && toolbar.contains(container);
}

/** Whether a control can have the focus now. */
function isUsable(control: HTMLElement): boolean {
  if (control.matches(':disabled') || control.closest('[hidden], [inert]')) return false;
  return control.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
