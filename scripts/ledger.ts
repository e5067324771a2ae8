import { writeFile } from 'node:fs/promises';
import { ledgerFile, missingFrom } from '@/publish/ledger';
import { LEDGER_FILE, publishedAddresses, readLedger } from '@/publish/redirects.server';

/** Adds to the ledger what is published by now. Nothing is taken out: what was published once must answer. */
async function extendLedger(): Promise<void> {
  const ledger = await readLedger();
  const missing = missingFrom(ledger, await publishedAddresses());
  await writeFile(LEDGER_FILE, ledgerFile([...ledger, ...missing]));
  console.log(`${missing.length} addresses are new in ${LEDGER_FILE}.`);
}

extendLedger().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
