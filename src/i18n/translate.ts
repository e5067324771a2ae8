import { texts as browserTexts, type Texts } from './texts';

export interface TranslateOptions {
  /** Values for the `{{name}}` places of the text. */
  values?: Record<string, string | number>;
  /** Returns null for a missing text, and says nothing of it. */
  silent?: boolean;
  /** Where to look; the texts of the browser when left out. */
  texts?: Partial<Record<string, Texts>>;
}

const reported = new Set<string>();

/**
 * The text of a key in a language. A missing language is reported and gives an ellipsis; a missing text is reported once and
 * gives the English one.
 */
export function translate(
  language: string,
  key: string,
  { values = {}, silent = false, texts = browserTexts }: TranslateOptions = {},
): string | null {
  const own = ownText(texts, language);
  if (!own) {
    console.error(`Missing language: ${language}.`);
    return '…';
  }
  let text = ownText(own, key);
  if (text === undefined && !silent) {
    report(`${language}:${key}`);
    text = ownText(texts['en'] ?? {}, key);
  }
  return (
    text?.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
      String(ownText(values, name) ?? place),
    ) ?? null
  );
}

/** The key of a navigation entry's title: `/joy-ui/guides/` and `/joy-ui/guides` are one. */
export function pageKey(key: string): string {
  return `pages.${key.replace(/(?<=.)\/$/, '')}`;
}

/** A key like `constructor` is no text. */
function ownText<Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function report(id: string): void {
  if (typeof window === 'undefined' || reported.has(id)) return;
  reported.add(id);
  console.error(`Missing translation for ${id}`);
}
