import packageVersions from '../../../.generated/package-versions.json';
import { packageOf } from './importsOf';

const VERSIONS = new Map(Object.entries(packageVersions.versions));
const PEERS = new Map<string, readonly string[]>(Object.entries(packageVersions.peers));

/** Date libraries that come in by an adapter alone. */
const DATE_LIBRARIES = new Map([['AdapterDayjs', 'dayjs']]);

/**
 * The packages behind imported modules and all that these need beside them, by name, with their exact versions. A package unknown to
 * this site, which only a reader can have written in, gets `latest`.
 */
export function projectPackages(specifiers: readonly string[]): Record<string, string> {
  const names = new Set(
    specifiers.flatMap((specifier) => [packageOf(specifier), ...dateLibrary(specifier)]),
  );
  // A set hands out what is added while it is walked through.
  for (const name of names) PEERS.get(name)?.forEach((peer) => names.add(peer));
  return Object.fromEntries(
    [...names].sort().map((name) => [name, VERSIONS.get(name) ?? 'latest']),
  );
}

function dateLibrary(specifier: string): string[] {
  const [adapter] = /Adapter\w+$/.exec(specifier) ?? [];
  const library = DATE_LIBRARIES.get(adapter ?? '');
  return library ? [library] : [];
}
