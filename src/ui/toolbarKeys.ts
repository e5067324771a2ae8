/** Where the focus is in a row of controls. */
interface ToolbarPlace {
  /** Direction in which the row runs. */
  direction: 'ltr' | 'rtl';
  /** Position of the control that has the focus, counted from 0. */
  index: number;
  count: number;
}

/**
 * The position of the control that a key moves the focus to; null when it is no key of a toolbar. The row is a ring. Up and down
 * are left to the menus that controls open.
 */
export function toolbarTarget(
  key: string,
  { direction, index, count }: ToolbarPlace,
): number | null {
  if (count === 0) return null;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === forward ? 1 : -1) + count) % count;
    default:
      return null;
  }
}
