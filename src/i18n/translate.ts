import en from '@data/translations/en.json';

/** A key of the English texts: an unknown one is a type error. */
export type TranslationKey = keyof typeof en;

export interface TranslateOptions {
  /** Values for the `{{name}}` places of the text. */
  values?: Record<string, string | number>;
  /** Returns null for a missing text, and says nothing of it. */
  silent?: boolean;
}

/** Texts by language. English is complete: it stands in for what others lack. */
const TEXTS: Record<string, Partial<Record<string, string>>> = { en };

const reported = new Set<string>();

/**
 * The text of a key in a language. A missing language is reported and gives an ellipsis; a missing text is reported once and
 * gives the English one.
 */
export function translate(
  language: string,
  key: string,
  { values = {}, silent = false }: TranslateOptions = {},
): string | null {
  const texts = TEXTS[language];
  if (!texts) {
    console.error(`Missing language: ${language}.`);
    return '…';
  }
  const text = texts[key] ?? missing(language, key, silent);
  return (
    text?.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place)) ?? null
  );
}

function missing(language: string, key: string, silent: boolean): string | null {
  if (silent) return null;
  const id = `${language}:${key}`;
  if (typeof window !== 'undefined' && !reported.has(id)) {
    reported.add(id);
    console.error(`Missing translation for ${id}`);
  }
  return TEXTS['en']?.[key] ?? null;
}
