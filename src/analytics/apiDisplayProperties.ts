import { readStored } from '@/lib/storage';
import { parseApiDisplay } from '@/preferences/apiDisplay';

const KEYS = [
  'apiPage_default',
  'apiPage_slots',
  'apiPage_props',
  'apiPage_css',
  'apiPage_classes',
] as const;

/** How the reader has the API reference shown, by the keys in storage; `none` where nothing is stored that means something. */
export function apiDisplayProperties(): Record<string, string> {
  return Object.fromEntries(KEYS.map((key) => [key, parseApiDisplay(readStored(key)) ?? 'none']));
}
