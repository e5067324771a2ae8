/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { publishWorker } from '@/offline/publishWorker.server';
import { writeProject } from '../../fixtures/project';

const REMOVER = { 'scripts/kill-switch/sw.js': 'remover', 'out/index.html': '' };

describe('publishWorker', () => {
  it('publishes the worker of the build', async () => {
    await writeProject({ ...REMOVER, '.next/sw.js': 'worker' });
    expect(await publishWorker('out')).toMatch(/\.next.sw\.js$/);
    expect(await readFile('out/sw.js', 'utf8')).toBe('worker');
  });

  it('publishes the one that removes itself when the build has none', async () => {
    await writeProject(REMOVER);
    expect(await publishWorker('out')).toMatch(/kill-switch.sw\.js$/);
    expect(await readFile('out/sw.js', 'utf8')).toBe('remover');
  });
});
