/** Languages whose pages had a prefix once. All pages are in English now, without one. */
export const OLD_LANGUAGES = ['en', 'zh', 'pt', 'fr', 'de', 'ja', 'ru', 'es'] as const;
