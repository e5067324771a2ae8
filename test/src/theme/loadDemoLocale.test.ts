import { enUS, ptBR, zhCN } from '@mui/material/locale';
import { coreLocales } from '@/theme/coreLocales';
import { ENGLISH, loadDemoLocale } from '@/theme/loadDemoLocale';

describe('loadDemoLocale', () => {
  it('needs no bundle for English', async () => {
    expect(await loadDemoLocale('en')).toBe(ENGLISH);
    expect(ENGLISH).toEqual({ language: 'en', localization: {} });
  });

  it.each([
    ['zh', zhCN],
    ['pt', ptBR],
  ])('has the texts of %s', async (language, localization) => {
    expect(await loadDemoLocale(language)).toEqual({ language, localization });
  });

  it.each(['fr', '', 'constructor', 'toString', '__proto__'])(
    'gives English for %j, which has none',
    async (language) => {
      expect(await loadDemoLocale(language)).toBe(ENGLISH);
    },
  );
});

describe('coreLocales', () => {
  it('has the texts of the languages of the specification', () => {
    expect(coreLocales).toEqual({ en: enUS, pt: ptBR, zh: zhCN });
  });
});
