import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What an installed package says of itself. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** `MIT`, or where else its terms are. */
  license: string;
  /** The range of Node.js that it asks for; null when it does not say. */
  node: string | null;
  /** The packages that it needs beside it, by name, with their ranges. Those that it can do without are left out. */
  peers: Record<string, string>;
}

interface Manifest extends Pick<InstalledPackage, 'name' | 'version' | 'license'> {
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Reads the package.json of a package. @throws Error when it is not installed. */
export async function installedPackage(packageName: string): Promise<InstalledPackage> {
  const file = path.join('node_modules', packageName, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const { name, version, license, engines, peerDependencies = {} } = manifest;
  const isOptional = (peer: string) => manifest.peerDependenciesMeta?.[peer]?.optional === true;
  const peers = Object.entries(peerDependencies).filter(([peer]) => !isOptional(peer));
  return { name, version, license, node: engines?.node ?? null, peers: Object.fromEntries(peers) };
}
