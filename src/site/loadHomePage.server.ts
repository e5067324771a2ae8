import en from '@data/translations/en.server.json';
import { translator } from '@/i18n/translator.server';
import { pageMeta } from './pageMeta';
import type { HomePageProps, HomeTexts } from './pageProps';

/** The first page of the site. Its texts are page data: no other page loads them. */
export function loadHomePage(language: string): HomePageProps {
  const translate = translator(language);
  const keys = Object.keys(en).filter((key): key is keyof HomeTexts => key.startsWith('home'));
  return {
    userLanguage: language,
    page: pageMeta({
      path: '/',
      title: translate('homeTitle'),
      description: translate('homeDescription'),
      navigation: null,
      source: 'data/translations/en.server.json',
    }),
    texts: Object.fromEntries(keys.map((key) => [key, translate(key)])) as HomeTexts,
  };
}
