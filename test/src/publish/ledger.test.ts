import { ledgerFile, parseLedger } from '@/publish/ledger';

describe('the ledger', () => {
  it('has every address once, in order, under a remark', () => {
    const text = ledgerFile(['/b/', '/a/', '/b/']);
    expect(text).toMatch(/^# .+\n# .+\n\/a\/\n\/b\/\n$/);
    expect(parseLedger(text)).toEqual(['/a/', '/b/']);
  });
});
