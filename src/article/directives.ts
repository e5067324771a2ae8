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

/** Height of a demo in a document of its own, in pixels: unlike other boxes, that one does not grow with its content. */
const IFRAME_HEIGHT = 400;

const writtenDemoAttributes = z.strictObject({
  name: z.string().regex(/^[A-Z]\w*$/, 'must be a file name in PascalCase, without .tsx'),
  bg: z.enum(['outlined', 'true', 'inline', 'gradient', 'playground']).optional(),
  maxWidth: pixels,
  height: pixels,
  defaultCodeOpen: flag,
  hideToolbar: flag,
  hideEditButton: flag,
  disableLiveEdit: flag,
  iframe: flag,
});

type WrittenDemo = z.infer<typeof writtenDemoAttributes>;

/** Options of a demo that cannot stand together: the option to blame, when, and what is wrong. */
const DEMO_CONFLICTS: [
  option: keyof WrittenDemo,
  is: (demo: WrittenDemo) => boolean,
  text: string,
][] = [
  [
    'bg',
    ({ iframe, bg = 'true' }) => iframe && bg !== 'true',
    'must be left out or true together with iframe',
  ],
  [
    'maxWidth',
    ({ iframe, maxWidth }) => iframe && maxWidth !== null,
    'cannot stand together with iframe, which is as wide as the article',
  ],
  [
    'defaultCodeOpen',
    ({ hideToolbar, defaultCodeOpen }) => hideToolbar && defaultCodeOpen,
    'cannot stand together with hideToolbar, which hides the code',
  ],
  [
    'hideEditButton',
    ({ hideToolbar, hideEditButton }) => hideToolbar && hideEditButton,
    'is needless together with hideToolbar, which hides every button',
  ],
];

/** Attributes of `::demo`. All arrive as strings. */
export const demoAttributes = writtenDemoAttributes
  .superRefine((demo, context) => {
    for (const [option, is, message] of DEMO_CONFLICTS) {
      if (is(demo)) context.addIssue({ code: 'custom', path: [option], message });
    }
  })
  .transform(({ bg, height, ...demo }) => ({
    ...demo,
    bg: bg ?? (demo.iframe ? ('true' as const) : ('outlined' as const)),
    height: height ?? (demo.iframe ? IFRAME_HEIGHT : null),
  }));

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
