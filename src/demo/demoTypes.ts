import type { DemoOptions } from '@/lib/demoOptions';
import type { CodeStyling, CodeVariant } from '@/preferences/codePreferences';

/** How each way of styling is written in file names and anchors: `X.tailwind.tsx`, `#tailwind-X.tsx`. MUI System is `X.tsx`. */
export const STYLING_SLUGS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<CodeStyling, string>;

/** One source of a demo: what a reader would paste. */
export interface DemoSource {
  styling: CodeStyling;
  variant: CodeVariant;
  /** Name for a file that holds it: `BasicButtons.tsx`, `BasicButtons.js`. */
  fileName: string;
  code: string;
  /** The code, colored: the content of a `<code>` element. */
  html: string;
}

/** All that a demo's toolbar and editor need and its page does not show at once. Loaded on demand. */
export interface DemoCode {
  /** File name without ending: `BasicButtons`. */
  name: string;
  /** Path inside the product's folder: `react-button/BasicButtons`. */
  module: string;
  /** Every source there is: TS and JS of each styling. The first is TS in MUI System. */
  sources: DemoSource[];
}

/** A demo as a page shows it. */
export interface ShownDemo {
  /** File name without ending; the demo's anchor. */
  name: string;
  /** Path inside the product's folder, without ending: `react-button/BasicButtons`. */
  module: string;
  /** Address of the page that shows it alone, whose data holds its sources. */
  path: string;
  options: DemoOptions;
  /** The ways of styling it is written in. */
  stylings: CodeStyling[];
  /** Whether a part of its code stands below it while the rest is closed. */
  hasPreview: boolean;
}
