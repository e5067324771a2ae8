import { useTranslate } from '@/i18n/useTranslate';
import { useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { CODE_VARIANTS } from '@/preferences/codePreferences';
import { trackDemo } from './trackDemo';
import styles from './Demo.module.css';

/** Chooses the language of all code of demos. Out of sight and of reach while the code is closed. */
export function VariantToggle({ name, isOpen }: { name: string; isOpen: boolean }) {
  const translate = useTranslate();
  const [variant, setVariant] = useCodeVariant();
  return (
    <span
      role="group"
      aria-label={translate('codeVariant')}
      className={styles.variants}
      data-shown={isOpen}
    >
      {CODE_VARIANTS.map((option) => (
        <button
          key={option}
          type="button"
          disabled={!isOpen}
          aria-label={translate(option === 'JS' ? 'javaScript' : 'typeScript')}
          aria-pressed={option === variant}
          onClick={() => setVariant(option)}
          {...trackDemo(name, `source-${option}`)}
        >
          {option}
        </button>
      ))}
    </span>
  );
}
