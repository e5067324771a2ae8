import en from '@data/translations/en.json';

/** A key of the English texts: an unknown one is a type error. */
export type TranslationKey = keyof typeof en;

export type Texts = Partial<Record<string, string>>;

/** Texts that the browser needs, by language. English is complete: it stands in for what others lack. */
export const texts: Partial<Record<string, Texts>> = { en };
