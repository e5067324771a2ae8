import { ledgerAdvice, ledgerFile, missingFrom, parseLedger } from '@/publish/ledger';

describe('the ledger', () => {
  it('has every address once, in order, under a remark', () => {
    const text = ledgerFile(['/b/', '/a/', '/b/']);
    expect(text).toMatch(/^# .+\n# .+\n\/a\/\n\/b\/\n$/);
    expect(parseLedger(text)).toEqual(['/a/', '/b/']);
  });
});

describe('what a ledger lacks', () => {
  it('is named once, in order', () => {
    expect(missingFrom(['/a/'], ['/c/', '/a/', '/b/', '/c/'])).toEqual(['/b/', '/c/']);
  });

  it('comes with what to do about it', () => {
    expect(ledgerAdvice([])).toBe('');
    expect(ledgerAdvice(['/b/'])).toMatch(/^\/b\/ is published, but not in .*`npm run fix`/);
    expect(ledgerAdvice(['/b/', '/c/', '/d/'])).toMatch(/^\/b\/ and 2 more are published/);
  });
});
