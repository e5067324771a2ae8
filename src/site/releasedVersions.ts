import type { VersionsData } from './versionsData';

/** A row of the table of released versions. */
export interface ReleasedVersion {
  /** `v5.15.1`, `v4` or `v6 pre-release`. */
  text: string;
  kind: 'preRelease' | 'current' | 'earlier';
  /** Its documentation: `/` for the version of this site. */
  docs: string;
  /** Its release notes; null where one release alone has none. */
  releaseNotes: string | null;
  /** The last release of an earlier major, with its package: `@material-ui/core 4.12.4`. */
  lastRelease: string | null;
}

const RELEASES = 'https://github.com/mui/material-ui/releases/tag';
const PRE_RELEASE = /alpha|beta|rc/;
/** A whole version, `v4.0.0`, has at least so many characters; a major alone has no release notes. */
const WHOLE_VERSION = 6;

/**
 * The released versions, newest first, each once. The major that is being prepared comes before them while there is a branch
 * `next` and no alpha or beta is listed.
 */
export function releasedVersions({ current, earlier, branches }: VersionsData): ReleasedVersion[] {
  const last = new Map(
    earlier.map((row) => [row.version, `${row.packageName} ${row.lastRelease}`]),
  );
  const texts = [...new Set([current, ...last.keys()])].sort(compareVersions);
  const rows = texts.map((text): ReleasedVersion => ({
    text,
    kind: text === current ? 'current' : 'earlier',
    docs: text === current ? '/' : versionHost(text),
    releaseNotes: releaseNotes(text),
    lastRelease: last.get(text) ?? null,
  }));
  const next = branches.find(({ name }) => name === 'next');
  if (!next || texts.some((text) => /alpha|beta/.test(text))) return rows;
  return [preRelease(texts[0] ?? current, next.docs), ...rows];
}

function preRelease(newest: string, docs: string): ReleasedVersion {
  const text = `v${(numbersOf(newest)[0] ?? 0) + 1} pre-release`;
  return { text, kind: 'preRelease', docs, releaseNotes: null, lastRelease: null };
}

/** Where an old version is documented: `v4.12.4` at `https://v4-12-4.mui.com`. */
export function versionHost(version: string): string {
  return `https://${version.replaceAll('.', '-')}.mui.com`;
}

/** The release notes of a whole version; null for a major, `v4`, and for a pre-release. */
export function releaseNotes(version: string): string | null {
  const isRelease = version.length >= WHOLE_VERSION && !PRE_RELEASE.test(version);
  return isRelease ? `${RELEASES}/${version}` : null;
}

/** Orders versions newest first, by their numbers: `v5.15.1`, `v5.9.0`, `v5.0.0`, `v5.0.0-beta.2`, `v5`, `v4`. */
export function compareVersions(a: string, b: string): number {
  const [numbersA, numbersB] = [numbersOf(a), numbersOf(b)];
  for (let index = 0; index < Math.max(numbersA.length, numbersB.length); index += 1) {
    const difference = (numbersB[index] ?? -1) - (numbersA[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return comparePreReleases(a, b);
}

/** A release is newer than its pre-releases, a beta than an alpha, `beta.10` than `beta.9`. */
function comparePreReleases(a: string, b: string): number {
  const [preA, preB] = [a, b].map((version) => version.split('-')[1]);
  if (preA === undefined || preB === undefined)
    return Number(preA !== undefined) - Number(preB !== undefined);
  return preB.localeCompare(preA, 'en', { numeric: true });
}

/** `v5.15.1` and `v5.15.1-beta.2` are 5, 15 and 1. */
function numbersOf(version: string): number[] {
  const [numbers = ''] = version.replace(/^v/, '').split('-');
  return numbers.split('.').map(Number);
}
