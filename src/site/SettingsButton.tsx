import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { OptionalPart } from './OptionalPart';
import styles from './Frame.module.css';

const load = () => import('@/theme-tools/SettingsDrawer');

const lazyDrawer = () => lazy(() => load().then((module) => ({ default: module.SettingsDrawer })));

/** Opens the settings. Their code is loaded when the button is pointed at or focused. */
export function SettingsButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [SettingsDrawer, setSettingsDrawer] = useState(lazyDrawer);
  const [hasFailed, setHasFailed] = useState(false);
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
        onClick={() => {
          setHasFailed(false);
          setOpen(true);
        }}
      >
        <Icon name="settings" />
      </button>
      {open ? (
        <OptionalPart
          onFail={() => {
            setOpen(false);
            setHasFailed(true);
            // What has failed to load once fails for ever: the next press asks anew.
            setSettingsDrawer(lazyDrawer);
          }}
        >
          <Suspense fallback={null}>
            <SettingsDrawer onClose={() => setOpen(false)} />
          </Suspense>
        </OptionalPart>
      ) : null}
      {hasFailed ? (
        <p role="alert" className={styles.partMissing}>
          {translate('codeFailed')}
        </p>
      ) : null}
    </>
  );
}
