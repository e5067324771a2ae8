import type { CodeStyling, CodeVariant } from '@/preferences/codePreferences';
import { STYLING_SLUGS } from './demoTypes';

const SOURCE_ANCHOR = /^(?:(?:system|tailwind|css)-)?(\w+)\.(?:js|tsx)$/;

/** The demo that an anchor names: `Basic` of `Basic`, `Basic.js`, `system-Basic.tsx`. Other anchors stay what they are. */
export function demoOfAnchor(anchor: string): string {
  return SOURCE_ANCHOR.exec(anchor)?.[1] ?? anchor;
}

/** The anchor of one source of a demo: `tailwind-Basic.tsx`. */
export function sourceAnchor(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `${STYLING_SLUGS[styling]}-${name}${variant === 'JS' ? '.js' : '.tsx'}`;
}

/** Every anchor that leads to a demo. */
export function anchorsOfDemo(name: string): string[] {
  const sources = ['', ...Object.values(STYLING_SLUGS).map((slug) => `${slug}-`)];
  return [name, ...sources.flatMap((start) => [`${start}${name}.js`, `${start}${name}.tsx`])];
}
