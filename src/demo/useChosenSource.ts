import { useCodeStyling, useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { shownStyling } from './chooseSource';
import type { ShownDemo } from './demoTypes';
import type { ChosenSource } from './sharedProps';

/** The source of a demo that the reader's preferences choose. */
export function useChosenSource({ stylings }: Pick<ShownDemo, 'stylings'>): ChosenSource {
  const [wanted] = useCodeStyling();
  const [variant] = useCodeVariant();
  const styling = shownStyling(stylings, wanted);
  return { styling, sourceKey: `${styling}/${variant}` };
}
