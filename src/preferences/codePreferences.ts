import { createPreference } from './createPreference';

export const CODE_VARIANTS = ['JS', 'TS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** What every demo is written in. */
export const DEFAULT_STYLING: CodeStyling = 'MUI System';

/** The language that the ending of an anchor like `#BasicButtons.tsx` asks for. */
export function codeVariantOfHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : undefined;
}

/** The way of styling that an anchor like `#tailwind-BasicButtons.tsx` asks for. */
export function codeStylingOfHash(hash: string): CodeStyling | undefined {
  if (!codeVariantOfHash(hash)) return undefined;
  if (hash.includes('tailwind-')) return 'Tailwind';
  if (hash.includes('css-')) return 'CSS';
  return hash.includes('system-') ? 'MUI System' : undefined;
}

/** Makes the two choices of how code is shown. One pair serves a page: see CodePreferencesProvider. */
export function createCodePreferences() {
  return {
    codeVariant: createPreference<CodeVariant>({
      key: 'codeVariant',
      store: 'cookie',
      parse: (text) => CODE_VARIANTS.find((variant) => variant === text),
      format: String,
      fallback: 'TS',
      fromHash: codeVariantOfHash,
    }),
    codeStyling: createPreference<CodeStyling>({
      key: 'codeStyling',
      store: 'cookie',
      parse: (text) => CODE_STYLINGS.find((styling) => styling === text),
      format: String,
      fallback: DEFAULT_STYLING,
      fromHash: codeStylingOfHash,
    }),
  };
}

export type CodePreferences = ReturnType<typeof createCodePreferences>;
