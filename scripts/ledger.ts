import { readFile, writeFile } from 'node:fs/promises';
import { ledgerFile, parseLedger } from '@/publish/ledger';
import { LEDGER_FILE, loadRedirects } from '@/publish/redirects.server';
import { listSitePages, placesOf } from '@/publish/sitePages.server';

/** Adds to the ledger what is a page or leads to one by now. Nothing is taken out: what was published once must answer. */
async function extendLedger(): Promise<void> {
  const text = await readFile(LEDGER_FILE, 'utf8');
  const before = parseLedger(text);
  const pages = [...placesOf(await listSitePages())].filter((place) => !place.includes('#'));
  const old = (await loadRedirects()).map(({ from }) => from).filter((from) => from.endsWith('/'));
  const after = ledgerFile([...before, ...pages, ...old]);
  if (after !== text) await writeFile(LEDGER_FILE, after);
  console.log(`${parseLedger(after).length - before.length} addresses are new in ${LEDGER_FILE}.`);
}

extendLedger().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
