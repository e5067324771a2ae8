/** @jest-environment node */
import { build } from 'esbuild';
import { entryPoint, sandboxEntries } from '@/demo/sandbox/sandboxEntries.server';

const KEY = 'a "quoted" key-4711';

/** The code of a module for edited demos, on a site with this license key. */
async function codeOf(id: string, licenseKey: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint(id)],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sandboxEntries(licenseKey)],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

describe('the modules for edited demos', () => {
  it.each(['@mui/x-data-grid-premium', '@mui/x-date-pickers-pro/DateRangePicker'])(
    'bring the license key before %s looks for it',
    async (id) => {
      const code = await codeOf(id, KEY);
      expect(code.match(/static setLicenseKey\(/g)).toHaveLength(1);
      const told = code.indexOf('LicenseInfo.setLicenseKey(key)');
      expect(told).toBeGreaterThan(0);
      expect(code.slice(0, told)).toContain('key-4711');
    },
    30_000,
  );

  it('bring none where there is no paid plan', async () => {
    expect(await codeOf('@mui/x-date-pickers/DatePicker', KEY)).not.toContain('key-4711');
  }, 30_000);
});
