/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeProject } from '../fixtures/project';

const SCRIPT = path.resolve('scripts/licenses.mjs');

interface LockEntry {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Checks a project with these packages, as its lock file and their manifests describe them. */
async function checkProject(
  entries: Record<string, LockEntry>,
  manifests: Record<string, object> = {},
) {
  const packages = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      `node_modules/${name}`,
      { version: '1.0.0', ...entry },
    ]),
  );
  await writeProject({
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
    ...Object.fromEntries(
      Object.entries(manifests).map(([name, manifest]) => [
        `node_modules/${name}/package.json`,
        JSON.stringify(manifest),
      ]),
    ),
  });
  return check();
}

describe('the dependencies of this site', () => {
  it('have licenses that are allowed, and need no script to be installed', () => {
    const { status, stdout, stderr } = check();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d{3} {2}MIT\n/);
  });

  it('are installed without running scripts of theirs', async () => {
    expect(await readFile('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
  });
});

describe('the check of licenses', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'MIT AND ISC', '(MIT AND Zlib)'])(
    'allows %s',
    async (license) => {
      expect(await checkProject({ a: { license } })).toMatchObject({ status: 0, stderr: '' });
    },
  );

  it.each([
    'GPL-3.0-or-later',
    'AGPL-3.0',
    'LGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    '(GPL-2.0 OR AGPL-3.0)',
    '(MIT OR ISC) AND GPL-3.0',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
  ])('refuses %s, and says how to go on', async (license) => {
    const { status, stderr } = await checkProject({ good: { license: 'MIT' }, bad: { license } });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `bad 1.0.0: license "${license}". Fix: take another package, or allow it in scripts/licenses.mjs with a reason.\n`,
    );
  });

  it('refuses what says nothing, and asks the package itself first', async () => {
    const { status, stderr } = await checkProject(
      { old: {}, silent: {}, listed: {} },
      { old: { license: { type: 'MIT' } }, silent: {}, listed: { licenses: [{ type: 'ISC' }] } },
    );
    expect(status).toBe(1);
    expect(stderr.match(/^\S+/gm)).toEqual(['silent']);
    expect(stderr).toContain('license "none"');
  });

  it('allows commercial packages by name only', async () => {
    const commercial = { license: 'SEE LICENSE IN LICENSE' };
    expect(await checkProject({ '@mui/x-data-grid-pro': commercial })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('@mui/x-data-grid-pro: Commercial') as string,
    });
    expect((await checkProject({ '@mui/x-other-pro': commercial })).status).toBe(1);
    expect((await checkProject({ '@mui/x-data-grid-pro': { license: 'GPL-3.0' } })).status).toBe(1);
  });

  it('leaves tools of the developers out, but not their install scripts', async () => {
    expect((await checkProject({ tool: { license: 'GPL-3.0', dev: true } })).status).toBe(0);
    const { status, stderr } = await checkProject({
      tool: { license: 'MIT', dev: true, hasInstallScript: true },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('tool 1.0.0: has an install script');
  });
});
