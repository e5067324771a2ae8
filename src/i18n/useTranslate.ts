import { createContext, useCallback, useContext } from 'react';
import type { TranslationKey } from './texts';
import { pageKey, translate } from './translate';

/** The language of the page, from its props. */
export const UserLanguageContext = createContext('en');

/** The language of the page. */
export function useUserLanguage(): string {
  return useContext(UserLanguageContext);
}

export type Translate = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** A function that gives the text of a key in the reader's language. */
export function useTranslate(): Translate {
  const language = useContext(UserLanguageContext);
  return useCallback((key, values = {}) => translate(language, key, { values }) ?? '', [language]);
}

/** A function that gives the translated title of a navigation entry, or null when its own title counts. */
export function useTranslatePage(): (key: string) => string | null {
  const language = useContext(UserLanguageContext);
  return useCallback((key) => translate(language, pageKey(key), { silent: true }), [language]);
}
