import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@testing-library/dom';
import ts from 'typescript';
import { projectFiles, type ProjectFiles } from '@/demo/export/projectFiles';
import { inJavaScript, writtenDemos, type WrittenDemo } from '../fixtures/demoSources';
import { matchMedia } from '../fixtures/mediaQueries';

const DEMOS = writtenDemos();

/** Inside the repository, whose packages the projects find there, and ignored by it. */
const ROOT = path.join('.cache', 'exports');

/** Bundling takes a while on a busy machine. */
const PATIENCE = 60_000;

/** One demo for each thing that makes a project different: id of the product, and what the source holds. */
const KINDS: [kind: string, product: string, content: RegExp][] = [
  ['Material', 'material-ui', /@mui\/icons-material\//],
  ['Joy', 'joy-ui', /@mui\/joy\//],
  ['unstyled', 'base-ui', /@mui\/system/],
  ['MUI System', 'system', /@mui\/system/],
  ['data grid', 'x', /@mui\/x-data-grid'/],
  ['date picker', 'x', /AdapterDayjs/],
];

function demoOf(product: string, content: RegExp, styling = 'MUI System'): WrittenDemo {
  const demo = DEMOS.find(
    ({ id, source }) =>
      id.startsWith(`${product}/`) && source.styling === styling && content.test(source.code),
  );
  if (!demo) throw new Error(`No demo of ${product} has ${content.source}`);
  return demo;
}

function write(folder: string, files: ProjectFiles): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Bundles what the project's page loads. Rejects with what esbuild says; resolves to its code and its warnings. */
async function bundle(folder: string, entry: string) {
  const { stdout, stderr } = await promisify(execFile)(
    path.resolve('node_modules/.bin/esbuild'),
    [
      `.${entry}`,
      '--bundle',
      '--jsx=automatic',
      '--jsx-dev',
      '--loader:.css=empty',
      '--define:process.env.NODE_ENV="development"',
      '--log-level=warning',
    ],
    { cwd: folder, maxBuffer: 100_000_000 },
  );
  return { code: stdout, warnings: stderr };
}

/** Opens the project's page: its document, then its code. */
async function show(name: string, files: ProjectFiles): Promise<HTMLElement> {
  const folder = path.join(ROOT, name);
  write(folder, files);
  const page = new DOMParser().parseFromString(files['index.html'] ?? '', 'text/html');
  const entry = page.querySelector('script')?.getAttribute('src') ?? '';
  const { code, warnings } = await bundle(folder, entry);
  expect(warnings).toBe('');
  document.body.replaceChildren(page.querySelector('#root') ?? '');
  window.eval(code);
  const root = document.getElementById('root') as HTMLElement;
  await waitFor(() => expect(root).not.toBeEmptyDOMElement(), { timeout: 10_000 });
  return root;
}

/** What the compiler says of a project under the settings that lie in it. */
function typeErrors(folder: string): string[] {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  expect(fileNames.map((file) => path.basename(file)).sort()).toEqual(['Demo.tsx', 'main.tsx']);
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const project = ({ id, product, source }: WrittenDemo, code = source) =>
  projectFiles(code, { title: id, demoTheme: product.demoTheme });

beforeEach(() => {
  // Joy still asks for the old way to listen.
  const old = { addListener: () => {}, removeListener: () => {} };
  window.matchMedia = (query) => Object.assign(matchMedia(query), old);
});

afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

describe('an exported project', () => {
  it.each(KINDS)(
    'of a %s demo is bundled without a warning and shows it',
    async (kind, product, content) => {
      await show(kind, project(demoOf(product, content)));
    },
    PATIENCE,
  );

  it(
    'in JavaScript is bundled without a warning and shows the same',
    async () => {
      const demo = demoOf('material-ui', /@mui\/icons-material\//);
      const typed = await show('typed', project(demo));
      const root = await show('untyped', project(demo, await inJavaScript(demo.source)));
      expect(root.textContent).not.toBe('');
      expect(root.textContent).toBe(typed.textContent);
    },
    PATIENCE,
  );

  it.each(['Tailwind', 'CSS'] as const)(
    'of a demo in %s is bundled without a warning and shows it',
    async (styling) => {
      await show(styling, project(demoOf('base-ui', /@mui\/base/, styling)));
    },
    PATIENCE,
  );

  it(
    'is free of type errors under its own settings, which notice them',
    () => {
      const files = project(demoOf('x', /type GridColDef/));
      const folder = path.join(ROOT, 'types');
      write(folder, files);
      expect(typeErrors(folder)).toEqual([]);
      write(folder, {
        ...files,
        'src/Demo.tsx': `${files['src/Demo.tsx']}export const n: number = '';`,
      });
      expect(typeErrors(folder)).toEqual(["Type 'string' is not assignable to type 'number'."]);
    },
    PATIENCE,
  );
});
