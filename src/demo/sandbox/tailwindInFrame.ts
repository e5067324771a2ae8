import parts from '../../../.generated/tailwind-parts.json';
import { compileTailwindSheet } from '../tailwindSheet';

/** The styles of Tailwind for every word of some code that may be a class name. */
export function tailwindOf(code: string): Promise<string> {
  return compileTailwindSheet(parts, [...new Set(code.split(/[\s"'`{}]+/))]);
}
