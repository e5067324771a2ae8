import en from '@data/translations/en.server.json';
import { translator } from '@/i18n/translator.server';
import { loadErrorCodes } from './loadErrorCodes.server';
import { pageMeta } from './pageMeta';
import type { ProductionErrorPageProps, ProductionErrorTexts } from './ProductionErrorPage';

/** The page that says what the codes mean which the packages throw in production. Its texts are page data: no other page loads them. */
export async function loadProductionErrorPage(
  userLanguage: string,
): Promise<ProductionErrorPageProps> {
  const translate = translator(userLanguage);
  const keys = Object.keys(en).filter((key): key is keyof ProductionErrorTexts =>
    key.startsWith('productionError'),
  );
  return {
    userLanguage,
    page: pageMeta({
      path: '/production-error/',
      title: translate('productionErrorTitle'),
      description: translate('productionErrorDescription'),
      navigation: null,
      source: 'data/translations/en.server.json',
    }),
    texts: Object.fromEntries(keys.map((key) => [key, translate(key)])) as ProductionErrorTexts,
    codes: await loadErrorCodes(),
  };
}
