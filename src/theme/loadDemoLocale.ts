import type { DemoLocale } from './demoThemeOptions';

/** The language that the components are written in: it needs no bundle. */
export const ENGLISH: DemoLocale = { language: 'en', localization: {} };

/** Loads the components' texts of a language; the English ones when there are no others. */
export async function loadDemoLocale(language: string): Promise<DemoLocale> {
  if (language === ENGLISH.language) return ENGLISH;
  const { coreLocales } = await import('./coreLocales');
  const localization = Object.hasOwn(coreLocales, language) ? coreLocales[language] : undefined;
  return localization ? { language, localization } : ENGLISH;
}
