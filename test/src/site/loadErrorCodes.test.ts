/** @jest-environment node */
import { createTheme } from '@mui/material/styles';
import { loadErrorCodes } from '@/site/loadErrorCodes.server';
import { writeProject } from '../../fixtures/project';

const moduleOf = (message: string, call: string) => `
import { formatMuiErrorMessage as _formatMuiErrorMessage } from '@mui/utils';
export function check(name) {
  throw new Error(process.env.NODE_ENV !== "production" ? \`${message}\` : ${call});
}`;

describe('loadErrorCodes', () => {
  it('reads codes, places of arguments and packages from the modules', async () => {
    await writeProject({
      'mui/base/modern/a/a.js': moduleOf(
        'Wrong: ${name}\\nin \\`a\\`',
        '_formatMuiErrorMessage(12, name)',
      ),
      'mui/base/a/a.js': moduleOf('Old', '_formatMuiErrorMessage(12)'),
      'mui/system/modern/b.js': moduleOf('First', '_formatMuiErrorMessage(2)'),
      'mui/base/modern/b.js': moduleOf('First', '_formatMuiErrorMessage(2)'),
      'mui/icons-material/modern/c.js': moduleOf('Other', '_formatMuiErrorMessage(3)'),
      'mui/lab/modern/d.js': 'export const code = 1;',
    });
    expect(await loadErrorCodes('mui')).toEqual([
      { code: 2, message: 'First', packages: ['@mui/base', '@mui/system'] },
      { code: 12, message: 'Wrong: %s\nin `a`', packages: ['@mui/base'] },
    ]);
  });

  it.each([
    ['another number of arguments', moduleOf('a ${name}', '_formatMuiErrorMessage(1)'), /1 places/],
    ['a code without a message', 'throw _formatMuiErrorMessage(1);', /1 codes, of which 0/],
    [
      'a message that is no text',
      moduleOf('a', '_formatMuiErrorMessage(code)'),
      /1 codes, of which 0/,
    ],
  ])('stops the build over %s', async (_, source, error) => {
    await writeProject({ 'mui/base/modern/a.js': source });
    await expect(loadErrorCodes('mui')).rejects.toThrow(error);
  });

  it('stops the build when packages mean different things by a code', async () => {
    await writeProject({
      'mui/base/modern/a.js': moduleOf('One', '_formatMuiErrorMessage(1)'),
      'mui/system/modern/a.js': moduleOf('Other', '_formatMuiErrorMessage(1)'),
    });
    await expect(loadErrorCodes('mui')).rejects.toThrow(
      '@mui/system means something else by code 1',
    );
  });

  it('knows what the installed packages say', async () => {
    const codes = await loadErrorCodes();
    expect(codes.length).toBeGreaterThan(10);
    const thrown = () => createTheme({ palette: { primary: {} } });
    const { message = '' } = codes.find(({ code }) => code === 11) ?? {};
    const [start = '', middle = '', end = ''] = message.split('%s');
    expect(thrown).toThrow(`${start} (primary)${middle}500${end}`);
  });
});
