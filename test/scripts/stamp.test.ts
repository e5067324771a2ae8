/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { buildStamp } from '../../scripts/stamp.mjs';
import { writeProject } from '../fixtures/project';

const FILES = { 'data/a.md': 'A', 'src/a.ts': 'a', 'package-lock.json': '{}' };

/** The stamp of a project with these files alone. */
async function stampOf(files: Record<string, string>): Promise<string> {
  await writeProject(files);
  const stamp = buildStamp();
  await Promise.all(Object.keys(files).map((file) => rm(file)));
  return stamp;
}

describe('buildStamp', () => {
  afterEach(() => {
    delete process.env['NEXT_PUBLIC_TEST'];
  });

  it('is the same for the same files', async () => {
    expect(await stampOf(FILES)).toBe(await stampOf(FILES));
  });

  it.each([
    ['a changed file', { ...FILES, 'data/a.md': 'B' }],
    ['a new file in a folder', { ...FILES, 'data/b/c.md': 'C' }],
    ['a renamed file', { 'data/b.md': 'A', 'src/a.ts': 'a', 'package-lock.json': '{}' }],
    ['other packages', { ...FILES, 'package-lock.json': '{"a":1}' }],
    ['settings', { ...FILES, '.env.local': 'NEXT_PUBLIC_A=1' }],
  ])('is another after %s', async (_name, files) => {
    expect(await stampOf(files)).not.toBe(await stampOf(FILES));
  });

  it('does not change with tests, with what is built, or with texts that the site does not show', async () => {
    const others = {
      'test/a.ts': 'a',
      'out/index.html': 'a',
      'README.md': 'a',
      'public/sandbox/a.js': 'a',
    };
    expect(await stampOf({ ...FILES, ...others })).toBe(await stampOf(FILES));
  });

  it('depends on the public variables of the environment', async () => {
    const before = await stampOf(FILES);
    process.env['NEXT_PUBLIC_TEST'] = '1';
    expect(await stampOf(FILES)).not.toBe(before);
  });
});
