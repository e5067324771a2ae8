import { kebabCase } from '@/lib/kebabCase';

/** The anchor of an entry and the last part of its address: `Unstable_NumberInput` is `number-input`. */
export function apiId(name: string): string {
  return kebabCase(name.replace(/^unstable_/i, ''));
}
