/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ledgerAdvice, ledgerFile, missingFrom, parseLedger } from '@/publish/ledger';
import { LEDGER_FILE, loadRedirects, publishedAddresses } from '@/publish/redirects.server';
import type { Redirect } from '@/publish/redirects';
import { redirectOf } from '@/publish/redirectsFile';
import { filesBeside, listSitePages, placesOf } from '@/publish/sitePages.server';

const text = readFileSync(LEDGER_FILE, 'utf8');
const ledger = parseLedger(text);
let answering: Set<string>;
let redirects: Redirect[];

beforeAll(async () => {
  const pages = await listSitePages();
  answering = new Set([...placesOf(pages), ...filesBeside(pages)]);
  redirects = await loadRedirects();
}, 60_000);

describe('every address that was ever published', () => {
  it('stands in the ledger once, in order', () => {
    expect(text).toBe(ledgerFile(ledger));
    expect(ledger.length).toBeGreaterThan(1000);
    expect(ledger).toEqual(
      expect.arrayContaining(['/blog/atom.xml', '/material-ui/react-button.md', '/x/llms.txt']),
    );
  });

  it('answers, or leads to one that does', () => {
    const dead = ledger.filter((address) => {
      if (answering.has(address)) return false;
      const target = redirectOf(address, redirects)?.to;
      return target === undefined || !answering.has(target);
    });
    // Fix: write a row for each in data/redirects.ts.
    expect(dead).toEqual([]);
  });

  it('is noted as soon as it is there', async () => {
    expect(ledgerAdvice(missingFrom(ledger, await publishedAddresses()))).toBe('');
  });
});
