import { hostAllows } from '@/offline/hostAllows';

describe('hostAllows', () => {
  it.each(['docs.example', 'v4.docs.example', 'a.b.docs.example'])('allows %s', (hostname) => {
    expect(hostAllows(hostname, 'docs.example')).toBe(true);
    expect(hostAllows(hostname, 'Docs.Example')).toBe(true);
  });

  it.each(['docs.example.evil', 'mydocs.example', 'docs.exam', 'example', 'localhost', ''])(
    'does not allow %s',
    (hostname) => {
      expect(hostAllows(hostname, 'docs.example')).toBe(false);
    },
  );

  it('allows none where none is configured', () => {
    expect(hostAllows('localhost', null)).toBe(false);
    expect(hostAllows('', '')).toBe(false);
  });
});
