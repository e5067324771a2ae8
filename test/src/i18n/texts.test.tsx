import { renderHook } from '@testing-library/react';
import type { ServerTranslationKey } from '@/i18n/texts.server';
import type { TranslationKey } from '@/i18n/texts';
import { translator } from '@/i18n/translator.server';
import { useTranslate } from '@/i18n/useTranslate';

/** The compiler checks this file: what it would let through without a word makes it fail. */
describe('a translation key', () => {
  it('is one of the texts, or the code does not compile', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useTranslate());
    expect(result.current('copy')).toBe('Copy');
    // @ts-expect-error -- no text has this key
    expect(result.current('copyAll')).toBe('');
    // @ts-expect-error -- a text of the build does not reach the browser
    expect(result.current('calloutInfo')).toBe('');
    const anyKey: string = 'copy'.trim();
    // @ts-expect-error -- a key that is only known when the code runs may be none
    expect(result.current(anyKey)).toBe('Copy');
  });

  it('is one of the texts or of those of the build while pages are built', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const translate = translator('en');
    expect([translate('copy'), translate('calloutInfo')]).toEqual(['Copy', 'Note']);
    // @ts-expect-error -- no text has this key
    expect(translate('calloutHint')).toBe('');
  });

  it('has a type of its own on either side', () => {
    const key: TranslationKey = 'copy';
    const serverKey: ServerTranslationKey = key;
    // @ts-expect-error -- the browser has fewer texts than the build
    const narrowed: TranslationKey = 'calloutInfo' satisfies ServerTranslationKey;
    expect([serverKey, narrowed]).toEqual(['copy', 'calloutInfo']);
  });
});
