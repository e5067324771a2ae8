import { z } from 'zod';
import { ARTICLE_COMPONENTS } from '@/lib/articleComponents';

/** Severities of `:::` callouts, and the key of the text that announces each. */
export const CALLOUTS = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
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

/** Attributes of `::component`. */
export const componentAttributes = z.strictObject({ name: z.enum(ARTICLE_COMPONENTS) });

/** Keys under which the choice in tabbed code is kept, and the text that names the choice. */
export const CODE_TABS = {
  'package-manager': 'packageManager',
  license: 'licenseKind',
} as const;

export type CodeTabsKey = keyof typeof CODE_TABS;

/** Attributes of `:::code-tabs`. */
export const codeTabsAttributes = z.strictObject({
  storageKey: z.enum(Object.keys(CODE_TABS) as [CodeTabsKey, ...CodeTabsKey[]]),
});

/** Attributes of a callout: none. */
export const noAttributes = z.strictObject({});
