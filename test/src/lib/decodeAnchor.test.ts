import { decodeAnchor } from '@/lib/decodeAnchor';

describe('decodeAnchor', () => {
  it('decodes what follows the hash', () => {
    expect(decodeAnchor('#gr%C3%B6%C3%9Fe')).toBe('größe');
  });

  it('leaves malformed escapes as they are', () => {
    expect(decodeAnchor('#100%')).toBe('100%');
  });

  it('is empty without a hash', () => {
    expect(decodeAnchor('')).toBe('');
  });
});
