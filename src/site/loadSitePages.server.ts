import { translator, type ServerTranslate } from '@/i18n/translator.server';
import { loadPageList } from './loadPageList.server';
import { loadSearchRecords } from './loadSearchRecords.server';
import { pageMeta } from './pageMeta';
import type { NotFoundPageProps, SearchPageProps } from './pageProps';

/** The page of an address that does not exist. */
export async function loadNotFoundPage(userLanguage: string): Promise<NotFoundPageProps> {
  const translate = translator(userLanguage);
  return {
    userLanguage,
    page: metaOf(translate, {
      path: '/404/',
      title: 'notFoundTitle',
      description: 'notFoundDescription',
      // What a wrong address lacks most often.
      source: 'data/redirects.ts',
    }),
    pages: await loadPageList(translate('versions')),
  };
}

/** The search as a page, with its index. */
export async function loadSearchPage(userLanguage: string): Promise<SearchPageProps> {
  const translate = translator(userLanguage);
  return {
    userLanguage,
    page: metaOf(translate, {
      path: '/search/',
      title: 'search',
      description: 'searchDescription',
      source: 'data/translations/en.json',
    }),
    records: await loadSearchRecords(translate),
  };
}

interface PageTexts {
  path: string;
  title: Parameters<ServerTranslate>[0];
  description: Parameters<ServerTranslate>[0];
  source: string;
}

function metaOf(translate: ServerTranslate, { title, description, ...facts }: PageTexts) {
  return pageMeta({
    ...facts,
    title: translate(title),
    description: translate(description),
    navigation: null,
  });
}
