import { readStored, writeStored } from '@/lib/storage';

beforeEach(() => window.localStorage.clear());

/** What browsers do when the reader blocks storage: the property itself throws. */
function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

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

  it('go on without storage when it is blocked', () => {
    blockStorage();
    expect(() => writeStored('a', 'b')).not.toThrow();
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
