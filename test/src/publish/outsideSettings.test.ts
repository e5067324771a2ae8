/** @jest-environment node */
import { writeProject } from '../../fixtures/project';

/** Next.js reads the files of a folder once. */
async function settings(files: Record<string, string> = {}) {
  await writeProject({ 'package.json': '{}', ...files });
  jest.resetModules();
  const { outsideSettings } = await import('@/publish/outsideSettings.server');
  return outsideSettings();
}

afterEach(() => {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
  }
});

describe('outsideSettings', () => {
  it('has the icon font of Google alone when nothing is configured', async () => {
    expect(await settings()).toEqual({
      measurementId: undefined,
      feedbackUrl: undefined,
      iconFontUrl: expect.stringMatching(/^https:\/\/fonts\.googleapis\.com\//) as string,
    });
  });

  it('reads what Next.js reads: the environment, and the files beside the site', async () => {
    process.env['NEXT_PUBLIC_GA_MEASUREMENT_ID'] = 'G-1';
    const env = 'NEXT_PUBLIC_ICON_FONT_URL=\nNEXT_PUBLIC_FEEDBACK_URL=https://example.com/a\n';
    expect(await settings({ '.env': env })).toEqual({
      measurementId: 'G-1',
      feedbackUrl: 'https://example.com/a',
      iconFontUrl: '',
    });
  });
});
