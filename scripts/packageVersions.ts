import { readFile } from 'node:fs/promises';
import { IMPORTABLE } from '@/demo/importablePackages';

/** What an exported project needs to know of packages. */
export interface PackageVersions {
  /** Exact version of each package that a demo may import or a project is built with. */
  versions: Record<string, string>;
  /** Packages of `versions` that a package needs beside it. Packages that need none are left out. */
  peers: Record<string, string[]>;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Installed here, and what exported projects are built with. */
const BUILT_WITH = [
  '@types/react',
  '@types/react-dom',
  '@types/stylis',
  'tailwindcss',
  'typescript',
];

/**
 * Not installed here. Vite stays at 7: since 8 it is native code that does not start in StackBlitz' containers
 * (https://github.com/stackblitz/webcontainer-core/issues/2167). Both run on Node 20.19 and belong together.
 */
const TOOLS = { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' };

/** Optional by their packages' word, yet imported by the style engine that every project gets. */
const STYLE_ENGINE = ['@emotion/react', '@emotion/styled'];

/** The content of `.generated/package-versions.json`, from the installed packages. */
export async function packageVersions(): Promise<PackageVersions> {
  const { dependencies = {} } = await manifestIn('.');
  const names = Object.keys(dependencies).filter((name) => IMPORTABLE.test(name));
  const manifests = await Promise.all(
    [...names, ...BUILT_WITH].map(
      async (name) => [name, await manifestIn(`node_modules/${name}`)] as const,
    ),
  );
  const versions: Record<string, string> = {
    ...Object.fromEntries(manifests.map(([name, { version }]) => [name, version])),
    ...TOOLS,
  };
  // Tailwind and its plugin are released together.
  versions['@tailwindcss/vite'] = versions['tailwindcss'] ?? '';
  const peers = manifests.map(([name, manifest]) => [name, neededPeers(manifest)] as const);
  return { versions, peers: Object.fromEntries(peers.filter(([, needed]) => needed.length > 0)) };
}

function neededPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  return Object.keys(peerDependencies).filter(
    (name) => STYLE_ENGINE.includes(name) || !peerDependenciesMeta[name]?.optional,
  );
}

async function manifestIn(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Manifest;
}
