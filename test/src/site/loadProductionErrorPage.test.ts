/** @jest-environment node */
import serverEn from '@data/translations/en.server.json';
import { loadErrorCodes } from '@/site/loadErrorCodes.server';
import { loadProductionErrorPage } from '@/site/loadProductionErrorPage.server';

describe('loadProductionErrorPage', () => {
  it('loads the codes, and texts that no other page loads', async () => {
    const { page, texts, codes, userLanguage } = await loadProductionErrorPage('en');
    expect(userLanguage).toBe('en');
    expect(page).toMatchObject({
      path: '/production-error/',
      title: serverEn.productionErrorTitle,
      description: serverEn.productionErrorDescription,
      productId: 'docs',
      navigation: null,
    });
    expect(texts.productionErrorMissing).toBe(serverEn.productionErrorMissing);
    expect(Object.keys(texts).filter((key) => !key.startsWith('productionError'))).toEqual([]);
    expect(codes).toEqual(await loadErrorCodes());
  });
});
