import { readCookie, writeCookie } from '@/lib/cookies';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

describe('readCookie and writeCookie', () => {
  it.each(['TS', 'MUI System', '{"primary":{"main":"rgb(1, 2, 3)"}}', 'a=b=c', ''])(
    'give back %j',
    (value) => {
      writeCookie('choice', value);
      expect(readCookie('choice')).toBe(value);
    },
  );

  it('find a cookie among others, by its whole name', () => {
    document.cookie = 'xcode=no';
    document.cookie = 'codeVariant=no';
    document.cookie = 'code=yes';
    document.cookie = 'last=no';
    expect(readCookie('code')).toBe('yes');
    expect(readCookie('ode')).toBeNull();
    expect(readCookie('')).toBeNull();
  });

  it('give null for a cookie that is not there', () => {
    expect(readCookie('choice')).toBeNull();
  });

  it('keep a cookie of the whole site for a year', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('choice', 'TS');
    expect(written.mock.calls).toEqual([
      [expect.stringMatching(/^choice=TS;path=\/;max-age=31536000(;|$)/)],
    ]);
  });

  it('remove a cookie for null', () => {
    writeCookie('choice', 'TS');
    writeCookie('choice', null);
    expect(readCookie('choice')).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('go on without cookies when they are blocked', () => {
    blockCookiesAndStorage();
    expect(() => writeCookie('choice', 'TS')).not.toThrow();
    expect(() => writeCookie('choice', null)).not.toThrow();
    expect(readCookie('choice')).toBeNull();
  });
});
