// Lists the licenses of all that the site is built and run with, and fails over one that is not allowed, or a package that needs a
// script to be installed. Looks at what is installed: `node scripts/licenses.mjs [--all] [folder]`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licenses that ask for no more than that they are named. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT/X11',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages that are allowed by name: what they say of their license, and why that is all right. */
const EXCEPTIONS = [
  {
    name: /^@mui\/x-(data-grid|date-pickers|license)-(pro|premium)$/,
    license: 'SEE LICENSE IN LICENSE',
    reason:
      'Commercial: the plans of MUI X that this site documents. Without a key their demos run with a watermark.',
  },
  {
    name: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason:
      'The image library of Next.js, an optional tool of its server: it is not used for an export and not shipped.',
  },
  {
    name: /^buffers$/,
    license: 'none',
    reason:
      'Says nothing; by the author of binary, which needs it and is MIT. Comes with the export to Excel of Data Grid Premium.',
  },
];

/** Packages with a script for their installation, and why they work without: `.npmrc` runs none. */
const INSTALL_SCRIPTS = {
  '@parcel/watcher': 'Compiles where there is no compiled package for the platform; there is.',
  esbuild: 'Looks whether the package of the platform was installed, which npm has done.',
};

/**
 * What the lock file and the installed packages say.
 * @param folder Where package-lock.json and node_modules are.
 */
function readPackages(folder) {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...entry,
      name: place.replace(/^.*node_modules\//, ''),
      license: entry.license ?? installedLicense(path.join(folder, place)),
    }));
}

/** The license in a package's own words; old packages have a list. `none` where there is none or the package is not installed. */
function installedLicense(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return 'none';
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const named = [license ?? licenses].flat().map((entry) => entry.type ?? entry);
  return named.length > 0 ? named.join(' OR ') : 'none';
}

/** Whether an SPDX expression leaves an allowed choice: `(MIT OR GPL-3.0-or-later)` does, `MIT AND GPL-3.0` does not. */
function isAllowed(expression) {
  const choices = expression.replace(/[()]/g, ' ').split(/\sOR\s/);
  return choices.some((choice) =>
    choice.split(/\sAND\s/).every((license) => ALLOWED.has(license.trim())),
  );
}

function exceptionOf({ name, license }) {
  return EXCEPTIONS.find(
    (exception) =>
      exception.name.test(name) &&
      (typeof exception.license === 'string'
        ? exception.license === license
        : exception.license.test(license)),
  );
}

/** Mixed expressions would need a grammar; none of ours is one. */
const isMixed = (expression) => /\sOR\s/.test(expression) && /\sAND\s/.test(expression);

function problemsOf(packages) {
  const licenses = packages
    .filter((entry) => !entry.dev && !exceptionOf(entry))
    .filter(({ license }) => isMixed(license) || !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version}: license "${license}". Fix: take another package, or allow it in scripts/licenses.mjs with a reason.`,
    );
  const scripts = packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !INSTALL_SCRIPTS[name])
    .map(
      ({ name, version }) =>
        `${name} ${version}: has an install script, which is not run. Fix: take another package, or say in scripts/licenses.mjs why it works without.`,
    );
  return [...licenses, ...scripts];
}

/** Prints how often each license occurs, what is allowed by name, and every package when asked. */
function print(packages, all) {
  const shipped = packages.filter(({ dev }) => !dev);
  const counts = groupByLicense(shipped);
  for (const [license, entries] of [...counts].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${String(entries.length).padStart(5)}  ${license}`);
    for (const { name, version } of all ? entries : []) console.log(`         ${name} ${version}`);
  }
  for (const exception of EXCEPTIONS) {
    const names = shipped.filter((entry) => exceptionOf(entry) === exception);
    if (names.length > 0)
      console.log(`${names.map(({ name }) => name).join(', ')}: ${exception.reason}`);
  }
  for (const { name } of packages.filter(({ hasInstallScript }) => hasInstallScript)) {
    if (INSTALL_SCRIPTS[name]) console.log(`${name}, install script: ${INSTALL_SCRIPTS[name]}`);
  }
}

function groupByLicense(packages) {
  const groups = new Map();
  for (const entry of packages) {
    groups.set(entry.license, [...(groups.get(entry.license) ?? []), entry]);
  }
  return groups;
}

const args = process.argv.slice(2);
const packages = readPackages(args.find((arg) => !arg.startsWith('--')) ?? '.');
print(packages, args.includes('--all'));
const problems = problemsOf(packages);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
