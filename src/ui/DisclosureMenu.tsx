import { useEffect, useRef, type ReactNode } from 'react';

interface DisclosureMenuProps {
  buttonId: string;
  menuId: string;
  /** What the button shows. */
  label: ReactNode;
  className: string | undefined;
  children: ReactNode;
}

/** Without script too, a menu that opens closes the one that is open. React's types do not know the attribute yet. */
const ONE_AT_A_TIME = { name: 'menus' };

/**
 * A button that opens a list of links over the page. It is a `<details>`, so that it works without script; the script closes it
 * with Escape, with a press elsewhere and with a choice.
 */
export function DisclosureMenu({
  buttonId,
  menuId,
  label,
  className,
  children,
}: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    return closeOnLeave(element);
  }, []);

  return (
    <details ref={details} className={className} {...ONE_AT_A_TIME}>
      <summary id={buttonId}>{label}</summary>
      <div id={menuId}>{children}</div>
    </details>
  );
}

/** Closes an open `<details>` when the reader turns elsewhere. Returns what undoes it. */
function closeOnLeave(details: HTMLDetailsElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return;
    const hadFocus = details.contains(document.activeElement);
    details.open = false;
    if (hadFocus) details.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const chosen = target?.closest('a, [data-close]');
    if (!details.contains(target) || chosen) details.open = false;
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick);
  };
}
