/** @jest-environment node */
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
  it('has no dates where there is no repository', async () => {
    await writeProject({});
    expect(await sourceDates()).toEqual({ files: new Map(), packages: null });
  });
});
