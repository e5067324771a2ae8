/** @jest-environment node */
import { installedPackage } from '@/site/installedPackage.server';
import { writeProject } from '../../fixtures/project';

const write = (manifest: object) =>
  writeProject({ 'node_modules/@mui/one/package.json': JSON.stringify(manifest) });

describe('installedPackage', () => {
  it('reads what a package says of itself, without the peers that it can do without', async () => {
    await write({
      name: '@mui/one',
      version: '1.2.3',
      license: 'MIT',
      engines: { node: '>=12' },
      peerDependencies: { react: '^18.0.0', dayjs: '^1.0.0' },
      peerDependenciesMeta: { dayjs: { optional: true } },
    });
    expect(await installedPackage('@mui/one')).toEqual({
      name: '@mui/one',
      version: '1.2.3',
      license: 'MIT',
      node: '>=12',
      peers: { react: '^18.0.0' },
    });
  });

  it('has nothing where the package says nothing', async () => {
    await write({ name: '@mui/one', version: '1.2.3', license: 'MIT' });
    expect(await installedPackage('@mui/one')).toMatchObject({ node: null, peers: {} });
  });

  it('throws for a package that is not installed', async () => {
    await expect(installedPackage('@mui/none')).rejects.toThrow('ENOENT');
  });
});
