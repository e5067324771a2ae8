import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import styles from './Frame.module.css';

const load = () => import('@/theme-tools/SettingsDrawer');

const SettingsDrawer = lazy(() => load().then((module) => ({ default: module.SettingsDrawer })));

/** Opens the settings. Their code is loaded when the button is pointed at or focused. */
export function SettingsButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const loadEarly = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.settings}
        aria-label={translate('settings')}
        aria-haspopup="dialog"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SettingsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
