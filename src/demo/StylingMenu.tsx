import { useTranslate } from '@/i18n/useTranslate';
import { useCodeStyling } from '@/preferences/CodePreferencesProvider';
import type { CodeStyling } from '@/preferences/codePreferences';
import { Icon } from '@/ui/Icon';
import { MenuButton } from '@/ui/MenuButton';
import { shownStyling } from './chooseSource';
import { STYLING_SLUGS, type ShownDemo } from './demoTypes';
import { trackDemo } from './trackDemo';
import styles from './Demo.module.css';

/** Names of the stylings: those of the products, the same in every language. */
const STYLING_NAMES: Record<CodeStyling, string> = {
  'MUI System': 'MUI System',
  Tailwind: 'Tailwind CSS',
  CSS: 'Plain CSS',
};

/** Chooses how demos are styled, wherever they are written in more than one way. */
export function StylingMenu({ demo }: { demo: ShownDemo }) {
  const translate = useTranslate();
  const [wanted, setStyling] = useCodeStyling();
  const current = shownStyling(demo.stylings, wanted);
  return (
    <MenuButton
      label={`${translate('codeStyling')}: ${STYLING_NAMES[current]}`}
      className={styles.stylings}
      menuClassName={styles.menu}
      attributes={trackDemo(demo.name, 'styling')}
      items={demo.stylings.map((styling) => ({
        label: STYLING_NAMES[styling],
        checked: styling === current,
        icon: <Icon name="check" width={16} height={16} />,
        onSelect: () => setStyling(styling),
        attributes: trackDemo(demo.name, `styling-${STYLING_SLUGS[styling]}`),
      }))}
    >
      {STYLING_NAMES[current]}
      <Icon name="down" width={14} height={14} />
    </MenuButton>
  );
}
