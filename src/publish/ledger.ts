/** What a ledger begins with. */
const HEAD = `# Every address that was ever published. Each answers, or leads for good to one that does: see data/redirects.ts.
# Lines are added by \`npm run fix\`, and never taken out.
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

/** The addresses that a ledger lacks, in order. */
export function missingFrom(ledger: readonly string[], addresses: Iterable<string>): string[] {
  const known = new Set(ledger);
  return [...new Set(addresses)].filter((address) => !known.has(address)).sort();
}

/** What to do about addresses that a ledger lacks; empty when it lacks none. */
export function ledgerAdvice(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const [first, ...others] = missing;
  const what = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
  return `${what} published, but not in data/ledger.txt. Fix: run \`npm run fix\`, and commit the file.`;
}
