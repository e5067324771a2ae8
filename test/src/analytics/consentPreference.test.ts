import type * as Consent from '@/analytics/consentPreference';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

const KEY = 'analyticsConsent';

/** The preference in a page that has just been opened. */
function openPage() {
  let page: typeof Consent | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Consent>('@/analytics/consentPreference');
  });
  if (!page) throw new Error('The module was not loaded');
  return page.consentPreference;
}

afterEach(forgetEverythingKept);

describe('consentPreference', () => {
  it.each(['granted', 'denied'] as const)('keeps %s in local storage', (consent) => {
    openPage().set(consent);
    expect(window.localStorage.getItem(KEY)).toBe(consent);
    expect(openPage().get()).toBe(consent);
  });

  it.each(['', 'true', 'GRANTED', '<b>'])('takes %j for no answer', (text) => {
    window.localStorage.setItem(KEY, text);
    expect(openPage().get()).toBeNull();
  });

  it('lasts as long as the page where storage is blocked', () => {
    blockCookiesAndStorage();
    const consent = openPage();
    expect(consent.get()).toBeNull();
    consent.set('denied');
    expect(consent.get()).toBe('denied');
    expect(openPage().get()).toBeNull();
  });
});
