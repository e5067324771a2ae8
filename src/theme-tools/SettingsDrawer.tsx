import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { TranslationKey } from '@/i18n/texts';
import { usePreference } from '@/preferences/usePreference';
import { modePreference, palettePreference } from '@/theme/themePreferences';
import { useThemeDispatch, useThemeValue } from '@/theme/ThemeProvider';
import type { Direction } from '@/theme/themeReducer';
import { Icon } from '@/ui/Icon';
import { DensityControls } from './DensityControls';
import { SegmentedControl } from './SegmentedControl';
import styles from './SettingsDrawer.module.css';

const MODES: readonly [string, TranslationKey][] = [
  ['light', 'lightMode'],
  ['system', 'systemMode'],
  ['dark', 'darkMode'],
];

const DIRECTIONS: readonly [Direction, TranslationKey][] = [
  ['ltr', 'leftToRight'],
  ['rtl', 'rightToLeft'],
];

interface SettingsDrawerProps {
  onClose: () => void;
}

/**
 * Mode, direction, density and colors, at the end side of the window. A modal `<dialog>`: the browser keeps the focus in, closes
 * on Escape and gives the focus back.
 */
export function SettingsDrawer({ onClose }: SettingsDrawerProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="settings-title"
      onClose={onClose}
      onClick={(event) => {
        const isOutside = event.target === event.currentTarget;
        const isLink = event.target instanceof Element && event.target.closest('a');
        if (isOutside || isLink) dialog.current?.close();
      }}
    >
      <div className={styles.content}>
        <header>
          <h2 id="settings-title">{translate('settings')}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={translate('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <ModeControl />
        <DirectionControl />
        <DensityControls />
        <ColorControls />
        <p className={styles.note}>{translate('settingsNote')}</p>
      </div>
    </dialog>
  );
}

function ModeControl() {
  const translate = useTranslate();
  const [mode, setMode] = usePreference(modePreference);
  return (
    <SegmentedControl
      name="mode"
      label={translate('mode')}
      options={MODES.map(([value, key]) => ({ value, label: translate(key) }))}
      value={mode ?? 'system'}
      onChange={setMode}
    />
  );
}

function DirectionControl() {
  const translate = useTranslate();
  const dispatch = useThemeDispatch();
  return (
    <SegmentedControl
      name="direction"
      label={translate('direction')}
      options={DIRECTIONS.map(([value, key]) => ({ value, label: translate(key) }))}
      value={useThemeValue('direction')}
      onChange={(direction) => dispatch({ type: 'CHANGE', payload: { direction } })}
    />
  );
}

function ColorControls() {
  const translate = useTranslate();
  const [colors, setColors] = usePreference(palettePreference);
  const isChosen = Object.keys(colors).length > 0;
  return (
    <section className={styles.group} aria-labelledby="settings-color">
      <h3 id="settings-color">{translate('color')}</h3>
      <div className={styles.row}>
        <a
          className={styles.action}
          href="/material-ui/customization/color/#playground"
          data-ga-event-category="settings"
          data-ga-event-action="colors"
        >
          <Icon name="color" width={18} height={18} />
          {translate('editColors')}
        </a>
        {isChosen ? (
          <button type="button" className={styles.action} onClick={() => setColors({})}>
            {translate('resetColors')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
