/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  await mkdir(path.join(folder, 'b', 'c.md'), { recursive: true });
  for (const name of ['z.md', 'a.md', 'a.tsx', path.join('b', 'c.md', 'd.md')]) {
    await writeFile(path.join(folder, name), '');
  }
});

afterEach(() => rm(folder, { recursive: true }));

describe('listFiles', () => {
  it('lists the files with the ending at any depth, in a stable order, without folders', async () => {
    expect(await listFiles(folder, '.md')).toEqual(
      ['a.md', path.join('b', 'c.md', 'd.md'), 'z.md'].map((name) => path.join(folder, name)),
    );
  });

  it('lists nothing where there is nothing', async () => {
    expect(await listFiles(path.join(folder, 'none'), '.md')).toEqual([]);
    expect(await listFiles(folder, '.json')).toEqual([]);
  });
});
