import { readStored, writeStored } from '@/lib/storage';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

describe('readStored and writeStored', () => {
  it('give back what was stored', () => {
    writeStored('mui-mode', 'dark');
    expect(readStored('mui-mode')).toBe('dark');
    expect(window.localStorage.getItem('mui-mode')).toBe('dark');
  });

  it('tell an empty value from none', () => {
    writeStored('a', '');
    expect(readStored('a')).toBe('');
    expect(readStored('b')).toBeNull();
  });

  it('remove what was stored for null, and nothing else', () => {
    writeStored('a', 'b');
    writeStored('c', 'd');
    writeStored('a', null);
    writeStored('never', null);
    expect(readStored('a')).toBeNull();
    expect(Object.keys(window.localStorage)).toEqual(['c']);
  });

  it('go on without storage when it is blocked', () => {
    blockCookiesAndStorage();
    expect(() => writeStored('a', 'b')).not.toThrow();
    expect(() => writeStored('a', null)).not.toThrow();
    expect(readStored('a')).toBeNull();
  });

  it('go on when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(() => writeStored('a', 'b')).not.toThrow();
    expect(readStored('a')).toBeNull();
  });
});
