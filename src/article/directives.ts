import { z } from 'zod';

/** Severities of `:::` callouts, and how each is announced. */
export const CALLOUTS = {
  info: 'Note',
  success: 'Good to know',
  warning: 'Warning',
  error: 'Caution',
} as const;

export type CalloutSeverity = keyof typeof CALLOUTS;

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a number of pixels from 1 to 9999')
  .transform(Number)
  .nullable()
  .default(null);

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false);

/** Attributes of `::demo`. All arrive as strings. */
export const demoAttributes = z.strictObject({
  name: z.string().regex(/^[A-Z]\w*$/, 'must be a file name in PascalCase, without .tsx'),
  bg: z.enum(['outlined', 'true', 'inline', 'gradient', 'playground']).default('outlined'),
  maxWidth: pixels,
  height: pixels,
  defaultCodeOpen: flag,
  hideToolbar: flag,
});

/** Attributes of `:::code-tabs`. */
export const codeTabsAttributes = z.strictObject({
  storageKey: z.string().regex(/^[a-z][a-z-]*$/, 'must be lower case with dashes'),
});

/** Attributes of a callout: none. */
export const noAttributes = z.strictObject({});
