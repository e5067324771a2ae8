import { removeAnalyticsCookies } from '@/analytics/removeAnalyticsCookies';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

const setCookies = (...cookies: string[]) => {
  for (const cookie of cookies) document.cookie = `${cookie};path=/`;
};

describe('removeAnalyticsCookies', () => {
  it('removes the cookies of analytics and no other', () => {
    setCookies('_ga=1', '_ga_TEST=2', '_gallery=3', 'codeVariant=TS');
    removeAnalyticsCookies();
    expect(document.cookie.split('; ').sort()).toEqual(['_gallery=3', 'codeVariant=TS']);
  });

  it('asks for it on every domain that the host is part of', () => {
    setCookies('_ga=1');
    const written = jest.spyOn(Document.prototype, 'cookie', 'set');
    removeAnalyticsCookies();
    expect(written.mock.calls).toEqual([
      ['_ga=;path=/;max-age=0'],
      ['_ga=;path=/;max-age=0;domain=localhost'],
    ]);
  });

  it('does not throw where cookies are blocked', () => {
    blockCookiesAndStorage();
    expect(removeAnalyticsCookies).not.toThrow();
  });
});
