/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { parseLog, sourceDates } from '@/publish/sourceDates.server';
import { writeProject } from '../../fixtures/project';

describe('parseLog', () => {
  it('takes the newest date of every file', () => {
    const log =
      '\0' +
      '2026-03-02T10:00:00+00:00\n\ndata/a.md\ndata/b.md\n' +
      '\0' +
      '2026-01-01T10:00:00+00:00\n\ndata/b.md\ndata/c.md\n';
    expect([...parseLog(log)]).toEqual([
      ['data/a.md', '2026-03-02T10:00:00+00:00'],
      ['data/b.md', '2026-03-02T10:00:00+00:00'],
      ['data/c.md', '2026-01-01T10:00:00+00:00'],
    ]);
  });

  it('knows nothing of an empty history', () => {
    expect(parseLog('').size).toBe(0);
  });
});

describe('sourceDates', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      stdio: 'pipe',
    });
  let day = '';

  async function commit(date: string, files: Record<string, string>): Promise<void> {
    await writeProject(files);
    day = date;
    git('add', '--all');
    git('commit', '-m', 'A change');
  }

  it('has no dates where there is no repository', async () => {
    await writeProject({});
    expect(await sourceDates()).toEqual({ files: new Map(), packages: new Map() });
  });

  it('dates files by their last change, and references by that of the version of their packages', async () => {
    const versions = (material: string, others: string) =>
      `{\n"@mui/material": "${material}",\n"@mui/types": "${others}"\n}\n`;
    await writeProject({});
    git('init', '--quiet');
    await commit('2026-01-01', { 'package.json': versions('5.0.0', '1'), 'data/a.md': 'a' });
    await commit('2026-02-01', { 'package.json': versions('5.1.0', '1'), 'data/b.md': 'b' });
    await commit('2026-03-01', { 'package.json': versions('5.1.0', '2'), 'data/b.md': 'c' });

    const { files, packages } = await sourceDates();
    expect(files.get('data/a.md')).toMatch(/^2026-01-01/);
    expect(files.get('data/b.md')).toMatch(/^2026-03-01/);
    expect(packages.get('material-ui')).toMatch(/^2026-02-01/);
    expect(packages.has('joy-ui')).toBe(false);
  });

  it('has no dates in a clone that is cut off: the oldest commit there would have changed all', async () => {
    await writeProject({});
    git('init', '--quiet');
    await commit('2026-01-01', { 'data/a.md': 'a' });
    await commit('2026-02-01', { 'data/a.md': 'b' });
    git('clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, 'cut-off');
    process.chdir('cut-off');
    expect((await sourceDates()).files.size).toBe(0);
  });
});
