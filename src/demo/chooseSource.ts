import type { CodeStyling, CodeVariant } from '@/preferences/codePreferences';
import { STYLING_SLUGS, type DemoSource } from './demoTypes';

/** The styling a demo is shown in: the reader's, when the demo is written in it, else MUI System. */
export function shownStyling(stylings: readonly CodeStyling[], wanted: CodeStyling): CodeStyling {
  return stylings.includes(wanted) ? wanted : 'MUI System';
}

/** The source of the reader's choice; the JavaScript of a styling where its TypeScript is missing. */
export function chooseSource(
  sources: readonly DemoSource[],
  styling: CodeStyling,
  variant: CodeVariant,
): DemoSource | undefined {
  const ofStyling = sources.filter((source) => source.styling === styling);
  return ofStyling.find((source) => source.variant === variant) ?? ofStyling[0];
}

/** The file of a demo in one of its stylings, without `.tsx`: `react-slider/Volume`, `react-slider/Volume.tailwind`. */
export function moduleOfStyling(module: string, styling: CodeStyling): string {
  return styling === 'MUI System' ? module : `${module}.${STYLING_SLUGS[styling]}`;
}
