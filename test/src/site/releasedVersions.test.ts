import {
  compareVersions,
  releasedVersions,
  releaseNotes,
  versionHost,
} from '@/site/releasedVersions';
import type { VersionsData } from '@/site/versionsData';

const branch = (name: string) => ({
  name,
  docs: `https://${name}.example/`,
  source: 'https://source.example/',
});
const last = (version: string) => ({ version, packageName: 'p', lastRelease: '1.0.0' });

const data = (
  current: string,
  earlier: string[],
  branches: string[] = ['master', 'next'],
): VersionsData => ({
  current,
  earlier: earlier.map(last),
  branches: branches.map(branch),
  products: [],
});
const texts = (versions: VersionsData) => releasedVersions(versions).map(({ text }) => text);

describe('compareVersions', () => {
  it('orders by number and not by letter, newest first', () => {
    const versions = ['v0', 'v4', 'v4.12.4', 'v4.9.0', 'v10', 'v5.15.1', 'v5.2.1'];
    expect(versions.sort(compareVersions)).toEqual([
      'v10',
      'v5.15.1',
      'v5.2.1',
      'v4.12.4',
      'v4.9.0',
      'v4',
      'v0',
    ]);
  });

  it('puts a release before its pre-releases, and those in their order', () => {
    const versions = ['v5.0.0-alpha.3', 'v5.0.0-beta.9', 'v5.0.0', 'v5.0.0-rc.0', 'v5.0.0-beta.10'];
    expect(versions.sort(compareVersions)).toEqual([
      'v5.0.0',
      'v5.0.0-rc.0',
      'v5.0.0-beta.10',
      'v5.0.0-beta.9',
      'v5.0.0-alpha.3',
    ]);
  });
});

describe('releasedVersions', () => {
  it('has each version once, newest first, after the major that is being prepared', () => {
    expect(texts(data('v5.15.1', ['v0', 'v4', 'v3', 'v4', 'v5.15.1']))).toEqual([
      'v6 pre-release',
      'v5.15.1',
      'v4',
      'v3',
      'v0',
    ]);
  });

  it.each([
    ['without a branch next', data('v5.15.1', ['v4'], ['master'])],
    ['when a beta is listed', data('v5.15.1', ['v6.0.0-beta.1'])],
    ['when an alpha is listed', data('v5.15.1', ['v6.0.0-alpha.1'])],
  ])('has no row of a pre-release %s', (_when, versions) => {
    expect(texts(versions).filter((text) => text.includes('pre-release'))).toEqual([]);
  });

  it('leads from the version of this site to its start, from others to their hosts, from the next to its branch', () => {
    expect(releasedVersions(data('v5.15.1', ['v4'])).map(({ kind, docs }) => [kind, docs])).toEqual(
      [
        ['preRelease', 'https://next.example/'],
        ['current', '/'],
        ['earlier', 'https://v4.mui.com'],
      ],
    );
  });

  it('says which release was the last of an earlier major', () => {
    const rows = releasedVersions(data('v5.15.1', ['v4']));
    expect(rows.map(({ lastRelease }) => lastRelease)).toEqual([null, null, 'p 1.0.0']);
  });
});

describe('versionHost', () => {
  it('writes dots as dashes', () => {
    expect(versionHost('v4.12.4')).toBe('https://v4-12-4.mui.com');
    expect(versionHost('v0')).toBe('https://v0.mui.com');
  });
});

describe('releaseNotes', () => {
  it('are those of a whole version', () => {
    expect(releaseNotes('v5.15.1')).toBe('https://github.com/mui/material-ui/releases/tag/v5.15.1');
    expect(releaseNotes('v4.0.0')).not.toBeNull();
  });

  it.each(['v4', 'v5.15', 'v6.0.0-beta.1', 'v6.0.0-alpha.1', 'v6.0.0-rc.0'])(
    'are not there for %s',
    (version) => expect(releaseNotes(version)).toBeNull(),
  );
});
