import type { ButtonHTMLAttributes } from 'react';
import { LineIcon } from '@/ui/Icon';
import { DEMO_ICONS, type DemoIconName } from './demoIcons';
import styles from './Demo.module.css';

interface ToolbarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: DemoIconName;
  /** Name of the button, shown beside it while it is pointed at or focused. */
  label: string;
}

/** A button of a demo's toolbar that shows an icon. */
export function ToolbarButton({ icon, label, ...props }: ToolbarButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} {...props}>
      <LineIcon path={DEMO_ICONS[icon]} width={18} height={18} />
    </button>
  );
}
