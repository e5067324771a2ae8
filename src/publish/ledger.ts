/** What a ledger begins with. */
const HEAD = `# Every address that was ever published. Each is a page or leads to one for good: see data/redirects.ts.
# Lines are added by \`npx tsx scripts/ledger.ts\`, and never taken out.
`;

/** The addresses of a ledger. Lines that begin with `#` are remarks. */
export function parseLedger(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The text of a ledger with these addresses, each once and in order. */
export function ledgerFile(addresses: readonly string[]): string {
  return `${HEAD}${[...new Set(addresses)].sort().join('\n')}\n`;
}
