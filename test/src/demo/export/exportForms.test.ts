import { decompressFromBase64 } from 'lz-string';
import { codeSandboxForm, stackBlitzForm } from '@/demo/export/exportForms';
import { headersOf } from '@/publish/headers';

const FILES = {
  'package.json': '{}\n',
  'src/Demo.tsx': "export const text = 'Größe > 1 ÿ 日本 🙂';\n".repeat(20),
};

describe('stackBlitzForm', () => {
  it('carries every file as a field of its own, and shows the demo first', () => {
    expect(stackBlitzForm(FILES, 'Basic & more')).toEqual({
      action: 'https://stackblitz.com/run?file=src/Demo.tsx',
      fields: [
        ['project[title]', 'Basic & more'],
        ['project[template]', 'node'],
        ['project[files][package.json]', FILES['package.json']],
        ['project[files][src/Demo.tsx]', FILES['src/Demo.tsx']],
      ],
    });
  });
});

describe('codeSandboxForm', () => {
  const fields = new Map(codeSandboxForm(FILES).fields);

  it('carries the files compressed, in letters that need no escaping', () => {
    const parameters = fields.get('parameters') ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/');
    const { files } = JSON.parse(decompressFromBase64(base64)) as {
      files: Record<string, { content: string }>;
    };
    const { '.codesandbox/tasks.json': tasks, ...own } = files;
    expect(own).toEqual({
      'package.json': { content: FILES['package.json'] },
      'src/Demo.tsx': { content: FILES['src/Demo.tsx'] },
    });
    expect(JSON.parse(tasks?.content ?? '')).toMatchObject({
      setupTasks: ['npm install'],
      tasks: { dev: { command: 'npm run dev', runAtStart: true } },
    });
  });

  it('asks for a container that shows the demo first', () => {
    expect(codeSandboxForm(FILES).action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields.get('environment')).toBe('server');
    expect(fields.get('query')).toBe('file=/src/Demo.tsx');
    expect(new Map(codeSandboxForm({ 'src/Demo.jsx': '' }).fields).get('query')).toBe(
      'file=/src/Demo.jsx',
    );
  });
});

it('the content security policy lets both forms go where they go, and forms nowhere else', () => {
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';
  const targets = policy
    .split('; ')
    .find((directive) => directive.startsWith('form-action '))
    ?.split(' ')
    .slice(1);
  const origins = [stackBlitzForm(FILES, ''), codeSandboxForm(FILES)].map(
    ({ action }) => new URL(action).origin,
  );
  expect(targets).toEqual(["'self'", ...origins]);
});
