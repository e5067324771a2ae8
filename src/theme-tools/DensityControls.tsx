import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import { SPACING, useDensity } from './useDensity';
import styles from './SettingsDrawer.module.css';

/** Density and spacing in the settings. */
export function DensityControls() {
  const translate = useTranslate();
  const density = useDensity();
  return (
    <section className={styles.group} aria-labelledby="settings-density">
      <h3 id="settings-density">{translate('density')}</h3>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={density.dense}
          onChange={(event) => density.setDense(event.target.checked)}
        />
        <span>{translate('dense')}</span>
      </label>
      <div className={styles.row}>
        <label htmlFor="settings-spacing">{translate('spacing')}</label>
        <span className={styles.stepper}>
          <button
            type="button"
            aria-label={translate('decreaseSpacing')}
            disabled={density.spacing <= SPACING.min}
            onClick={density.decrease}
          >
            <Icon name="minus" width={18} height={18} />
          </button>
          <input
            id="settings-spacing"
            type="number"
            inputMode="numeric"
            {...SPACING}
            {...density.field}
          />
          <button
            type="button"
            aria-label={translate('increaseSpacing')}
            disabled={density.spacing >= SPACING.max}
            onClick={density.increase}
          >
            <Icon name="plus" width={18} height={18} />
          </button>
        </span>
      </div>
      {density.isDefault ? null : (
        <button type="button" className={styles.action} onClick={density.reset}>
          {translate('resetDensity')}
        </button>
      )}
    </section>
  );
}
