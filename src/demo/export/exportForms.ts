import { compressToBase64 } from 'lz-string';
import { demoFileOf, type ProjectFiles } from './projectFiles';

/** A form that opens a project elsewhere: where it is posted to, and its fields in order. */
export interface ExportForm {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

/**
 * Opens a project in StackBlitz, which installs what its package.json names and runs `dev`.
 * Fields: https://developer.stackblitz.com/platform/api/post-api
 */
export function stackBlitzForm(files: ProjectFiles, title: string): ExportForm {
  return {
    action: `https://stackblitz.com/run?file=${demoFileOf(files)}`,
    fields: [
      ['project[title]', title],
      ['project[template]', 'node'],
      ...Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text] as const),
    ],
  };
}

/**
 * Opens a project in a container of CodeSandbox, and says there what to run.
 * Fields: https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
export function codeSandboxForm(files: ProjectFiles): ExportForm {
  const contents = Object.entries({ ...files, '.codesandbox/tasks.json': TASKS });
  const definition = {
    files: Object.fromEntries(contents.map(([path, content]) => [path, { content }])),
  };
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: [
      ['parameters', urlSafe(compressToBase64(JSON.stringify(definition)))],
      ['query', `file=/${demoFileOf(files)}`],
      ['environment', 'server'],
    ],
  };
}

/** https://codesandbox.io/docs/learn/devboxes/task */
const TASKS = JSON.stringify({
  setupTasks: ['npm install'],
  tasks: {
    dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
});

/** Base64 in the letters that its reader expects: https://www.rfc-editor.org/rfc/rfc4648#section-5, without padding. */
function urlSafe(base64: string): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
