/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ledgerFile, parseLedger } from '@/publish/ledger';
import { LEDGER_FILE, loadRedirects } from '@/publish/redirects.server';
import type { Redirect } from '@/publish/redirects';
import { redirectOf } from '@/publish/redirectsFile';
import { listSitePages, placesOf } from '@/publish/sitePages.server';

const text = readFileSync(LEDGER_FILE, 'utf8');
const ledger = parseLedger(text);
let places: Set<string>;
let redirects: Redirect[];

beforeAll(async () => {
  places = placesOf(await listSitePages());
  redirects = await loadRedirects();
}, 60_000);

describe('every address that was ever published', () => {
  it('stands in the ledger once, in order', () => {
    expect(text).toBe(ledgerFile(ledger));
    expect(ledger.length).toBeGreaterThan(1000);
  });

  it('is a page, or leads to one', () => {
    const dead = ledger.filter((address) => {
      if (places.has(address)) return false;
      const target = redirectOf(address, redirects)?.to;
      return target === undefined || !places.has(target);
    });
    // Fix: write a row for each in data/redirects.ts.
    expect(dead).toEqual([]);
  });

  it('includes every page there is, and every old address that leads to one', () => {
    const known = new Set(ledger);
    const now = [...places, ...redirects.map(({ from }) => from)];
    // Fix: `npx tsx scripts/ledger.ts` adds them.
    expect(now.filter((place) => !/[#*]/.test(place)).filter((place) => !known.has(place))).toEqual(
      [],
    );
  });
});
