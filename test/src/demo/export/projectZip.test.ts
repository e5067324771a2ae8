/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { projectZip } from '@/demo/export/projectZip';

const FILES = { 'package.json': '{}\n', 'src/Demo.tsx': 'Größe 日本\n' };

describe('projectZip', () => {
  it('holds every file in one folder', () => {
    const entries = Object.entries(unzipSync(projectZip(FILES, 'basic')));
    expect(Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
      'basic/package.json': FILES['package.json'],
      'basic/src/Demo.tsx': FILES['src/Demo.tsx'],
    });
  });

  it('is the same on another day', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21') });
    const first = projectZip(FILES, 'basic');
    jest.setSystemTime(new Date('2031-02-03T04:05:06'));
    expect(projectZip(FILES, 'basic')).toEqual(first);
    jest.useRealTimers();
  });
});
