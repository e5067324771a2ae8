/** @jest-environment node */
import en from '@data/translations/en.json';
import serverEn from '@data/translations/en.server.json';
import { loadHomePage } from '@/site/loadHomePage.server';

describe('loadHomePage', () => {
  it('says what the frame needs to know', () => {
    expect(loadHomePage('en')).toMatchObject({
      userLanguage: 'en',
      page: {
        path: '/',
        title: serverEn.homeTitle,
        description: serverEn.homeDescription,
        productId: 'null',
        navigation: null,
        source: 'data/translations/en.server.json',
      },
    });
  });

  it('has the texts of the page as data: they are among those of no other page', () => {
    const { texts } = loadHomePage('en');
    const home = Object.entries(serverEn).filter(([key]) => key.startsWith('home'));
    expect(texts).toEqual(Object.fromEntries(home));
    expect(Object.keys(texts).filter((key) => key in en)).toEqual([]);
  });
});
