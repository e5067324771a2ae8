import { decompressFromBase64 } from 'lz-string';
import type { DemoSource } from '@/demo/demoTypes';
import { exportDemo } from '@/demo/export/exportDemo';

const SOURCE: DemoSource = {
  styling: 'MUI System',
  variant: 'TS',
  fileName: 'BasicButtons.tsx',
  html: '',
  code: "import Button from '@mui/material/Button';\n\nexport default function BasicButtons() {\n  return <Button>Go</Button>;\n}",
};
const OPTIONS = { title: 'BasicButtons', demoTheme: 'material' } as const;

/** Exports to a host and returns what would be posted there. */
function posted(kind: 'stackblitz' | 'codesandbox') {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  exportDemo(kind, SOURCE, OPTIONS);
  const form = submit.mock.contexts[0] as HTMLFormElement;
  return { action: form.action, fields: new FormData(form) };
}

describe('exportDemo', () => {
  it('opens the demo in StackBlitz', () => {
    const { action, fields } = posted('stackblitz');
    expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(fields.get('project[title]')).toBe('BasicButtons');
    expect(fields.get('project[files][src/Demo.tsx]')).toBe(`${SOURCE.code}\n`);
    expect(fields.get('project[files][vite.config.mjs]')).not.toContain('csb.app');
  });

  it('opens the demo in CodeSandbox, where it answers under the host of the sandbox', () => {
    const { fields } = posted('codesandbox');
    const parameters = (fields.get('parameters') as string).replace(/-/g, '+').replace(/_/g, '/');
    const { files } = JSON.parse(decompressFromBase64(parameters)) as {
      files: Record<string, { content: string }>;
    };
    expect(files['src/Demo.tsx']?.content).toBe(`${SOURCE.code}\n`);
    expect(files['vite.config.mjs']?.content).toContain("allowedHosts: ['.csb.app']");
  });

  it('saves the demo as an archive, and lets go of it later', () => {
    jest.useFakeTimers();
    const createObjectURL = jest.fn((blob: Blob) => `blob:${blob.type}:${blob.size > 0}`);
    const revokeObjectURL = jest.fn();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    exportDemo('download', SOURCE, OPTIONS);
    const { href, download } = click.mock.contexts[0] as HTMLAnchorElement;
    expect([href, download]).toEqual(['blob:application/zip:true', 'basic-buttons.zip']);
    expect(revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:application/zip:true');
    jest.useRealTimers();
  });
});
