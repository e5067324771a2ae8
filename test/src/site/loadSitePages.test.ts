/** @jest-environment node */
import serverEn from '@data/translations/en.server.json';
import { loadPageList } from '@/site/loadPageList.server';
import { translator } from '@/i18n/translator.server';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import { loadNotFoundPage, loadSearchPage } from '@/site/loadSitePages.server';
import '../../fixtures/smallSite';

jest.mock('@/api-reference/extract/loadProductApi.server', () =>
  jest.requireActual<{ mockApi: () => object }>('../../fixtures/apiEntries').mockApi(),
);
jest.mock('@/site/loadVersionsPage.server', () =>
  jest
    .requireActual<{ mockVersionsPage: () => object }>('../../fixtures/versionsPage')
    .mockVersionsPage(),
);
jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

describe('the pages of the site itself', () => {
  it('load the page of wrong addresses with every page of the site', async () => {
    const { page, pages, userLanguage } = await loadNotFoundPage('en');
    expect(userLanguage).toBe('en');
    expect(page).toMatchObject({
      path: '/404/',
      title: serverEn.notFoundTitle,
      description: serverEn.notFoundDescription,
      navigation: null,
      source: 'data/redirects.ts',
    });
    expect(pages).toEqual(await loadPageList('Versions'));
  });

  it('load the search with its index', async () => {
    const { page, records, userLanguage } = await loadSearchPage('en');
    expect(userLanguage).toBe('en');
    expect(page).toMatchObject({
      path: '/search/',
      title: 'Search',
      description: serverEn.searchDescription,
      productId: 'null',
    });
    expect(records).toEqual(await loadSearchRecords(translator('en')));
  });
});
