import styles from './SettingsDrawer.module.css';

interface SegmentedControlProps<Value extends string> {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: string;
  onChange: (value: Value) => void;
}

/** One choice of few, side by side. Radio buttons: the browser moves between them by arrow keys, in the reader's direction. */
export function SegmentedControl<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`settings-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-ga-event-category="settings"
              data-ga-event-action={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
