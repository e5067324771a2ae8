/** @jest-environment node */
import { serverTexts } from '@/i18n/texts.server';
import { texts } from '@/i18n/texts';
import { pageTranslator, translator } from '@/i18n/translator.server';

describe('translator', () => {
  it('gives the texts of the browser and those of the build alone', () => {
    const translate = translator('en');
    expect(translate('copy')).toBe('Copy');
    expect(translate('calloutInfo')).toBe('Note');
    expect(translate('apiTableOf', { table: 'Props', name: 'Button' })).toBe('Props of Button');
  });

  it('is asked for a language that exists', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(translator('fr')('copy')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: fr.']]);
  });
});

describe('pageTranslator', () => {
  it('gives the title of an entry, and null without a word where it has none', () => {
    const translatePage = pageTranslator('en');
    expect(translatePage('data-display')).toBe('Data display');
    expect(translatePage('/material-ui/customization/')).toBe('Customization');
    expect(translatePage('/material-ui/react-button/')).toBeNull();
  });
});

describe('the texts of the build', () => {
  it('do not reach the browser', () => {
    expect(texts['en']).not.toHaveProperty('calloutInfo');
    expect(serverTexts['en']).toMatchObject(texts['en'] ?? {});
  });
});
