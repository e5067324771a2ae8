import { useTranslate } from '@/i18n/useTranslate';
import type { TranslationKey } from '@/i18n/texts';
import type { PageEntry } from '@/products/types';
import styles from './SideNav.module.css';

type Flag = 'legacy' | 'newFeature' | 'planned' | 'unstable';

/** Chips in the order they stand behind a label. */
const CHIPS: readonly [Flag, TranslationKey][] = [
  ['legacy', 'legacyChip'],
  ['newFeature', 'newChip'],
  ['planned', 'plannedChip'],
  ['unstable', 'unstableChip'],
];

/** The plan badge and the chips behind the label of a navigation entry. */
export function EntryMarks({ entry }: { entry: PageEntry }) {
  const translate = useTranslate();
  return (
    <>
      {entry.plan === 'pro' || entry.plan === 'premium' ? <PlanBadge plan={entry.plan} /> : null}
      {CHIPS.map(([flag, label]) =>
        entry[flag] ? (
          <span key={flag} className={styles.chip} data-flag={flag}>
            {translate(label)}
          </span>
        ) : null,
      )}
    </>
  );
}

function PlanBadge({ plan }: { plan: 'pro' | 'premium' }) {
  const translate = useTranslate();
  const label = translate(plan === 'pro' ? 'proPlan' : 'premiumPlan');
  return (
    <svg className={styles.plan} data-plan={plan} viewBox="0 0 16 16" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={plan === 'pro' ? 'M2 8 8 2l6 6-6 6z' : 'M8 1 15 8l-7 7-7-7zM8 5 5 8l3 3 3-3z'} />
    </svg>
  );
}
