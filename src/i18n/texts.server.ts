import en from '@data/translations/en.server.json';
import { texts as browserTexts, type Texts, type TranslationKey } from './texts';

/** A key of the texts that are written into pages when the site is built. */
export type ServerTranslationKey = TranslationKey | keyof typeof en;

/** All texts by language: those of the browser, and those that only the build needs. */
export const serverTexts: Partial<Record<string, Texts>> = {
  ...browserTexts,
  en: { ...browserTexts['en'], ...en },
};
