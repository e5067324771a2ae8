/** @jest-environment node */
import { sandboxModules } from '@/demo/sandbox/sandboxModules.server';
import { GROUPS } from '@/demo/sandbox/sandboxGroups.server';
import { entryPoint } from '@/demo/sandbox/sandboxEntries.server';

describe('sandboxModules', () => {
  it('names the public modules of the packages and what demos import', async () => {
    const ids = await sandboxModules();
    expect(ids).toEqual(
      expect.arrayContaining([
        'react',
        'react/jsx-runtime',
        '@mui/material',
        '@mui/material/Button',
        '@mui/material/styles',
        '@mui/joy/Select',
        '@mui/base/useSwitch',
        '@mui/system/Unstable_Grid',
        '@mui/x-data-grid-premium',
        '@mui/x-date-pickers/AdapterDayjs',
        '@mui/icons-material/Send',
      ]),
    );
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('leaves out what needs a library that is not there, and what is not public', async () => {
    const ids = await sandboxModules();
    expect(ids.filter((id) => /Adapter(?!Dayjs$)|internals|themeAugmentation/.test(id))).toEqual(
      [],
    );
    expect(ids).not.toContain('@mui/lab/AdapterDayjs');
    expect(ids).not.toContain('@mui/icons-material');
  });

  it('gives every module a file of its own', async () => {
    const outs = (await sandboxModules()).map((id) => entryPoint(id).out);
    expect(new Set(outs).size).toBe(outs.length);
  });
});

test('every group has members of which somebody is a user', async () => {
  const ids = await sandboxModules();
  for (const { users, members } of Object.values(GROUPS)) {
    expect(ids.some((id) => users.test(id))).toBe(true);
    expect(members.length).toBeGreaterThan(0);
  }
});
