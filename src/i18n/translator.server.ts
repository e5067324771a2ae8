import { serverTexts as texts, type ServerTranslationKey } from './texts.server';
import { pageKey, translate } from './translate';

export type ServerTranslate = (
  key: ServerTranslationKey,
  values?: Record<string, string | number>,
) => string;

/** A function that gives texts of a language while pages are built. */
export function translator(language: string): ServerTranslate {
  return (key, values = {}) => translate(language, key, { values, texts }) ?? '';
}

/** A function that gives the translated title of a navigation entry, or null when its own title counts. */
export function pageTranslator(language: string): (key: string) => string | null {
  return (key) => translate(language, pageKey(key), { silent: true, texts });
}
