/** @jest-environment node */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { DemoSource } from '@/demo/demoTypes';
import { packageOf } from '@/demo/export/importsOf';
import { projectFiles, type ProjectFiles } from '@/demo/export/projectFiles';
import { inJavaScript, writtenDemos, type WrittenDemo } from '../fixtures/demoSources';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const DEMOS = writtenDemos();
const named = DEMOS.map((demo) => [demo.id, demo] as const);

const project = ({ id, product }: WrittenDemo, source: DemoSource) =>
  projectFiles(source, { title: id, demoTheme: product.demoTheme });

const manifestOf = (files: ProjectFiles) => JSON.parse(files['package.json'] ?? '') as Manifest;

const installed = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as Manifest;

/** Packages that the files of a folder import, as the compiler reads them. */
function importedIn(files: ProjectFiles, folder: string): string[] {
  const specifiers = Object.entries(files)
    .filter(([path]) => path.startsWith(folder) && /\.(mjs|[jt]sx)$/.test(path))
    .flatMap(([, text]) => ts.preProcessFile(text).importedFiles)
    .map(({ fileName }) => fileName);
  return [...new Set(specifiers.filter((name) => !name.startsWith('.')).map(packageOf))];
}

/** What would be missing at run time: imported or needed by a package, and not named. */
function missingIn(files: ProjectFiles): string[] {
  const { dependencies } = manifestOf(files);
  const needed = Object.keys(dependencies).flatMap((name) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = installed(name);
    return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  });
  return [...importedIn(files, 'src/'), ...needed].filter((name) => !(name in dependencies));
}

/** What is named although nothing imports it and no other package has a use for it. */
function unusedIn(files: ProjectFiles): string[] {
  const { dependencies } = manifestOf(files);
  const imported = importedIn(files, 'src/');
  const useful = Object.keys(dependencies).flatMap((name) =>
    Object.keys(installed(name).peerDependencies ?? {}),
  );
  return Object.keys(dependencies).filter((name) => ![...imported, ...useful].includes(name));
}

/** Tools that a project is built with, which follow from what lies in it. */
function toolsOf(files: ProjectFiles): string[] {
  const typed = 'tsconfig.json' in files ? ['@types/react', '@types/react-dom', 'typescript'] : [];
  // It brings no types of its own.
  if (typed.length > 0 && 'stylis' in manifestOf(files).dependencies) typed.push('@types/stylis');
  const styled = 'src/index.css' in files ? ['tailwindcss'] : [];
  return [...importedIn(files, 'vite.config'), ...styled, ...typed].sort();
}

function expectComplete(files: ProjectFiles) {
  const { dependencies, devDependencies } = manifestOf(files);
  expect({ missing: missingIn(files), unused: unusedIn(files) }).toEqual({
    missing: [],
    unused: [],
  });
  const versions = Object.keys(dependencies).map((name) => [name, installed(name).version]);
  expect(dependencies).toEqual(Object.fromEntries(versions));
  expect(Object.keys(devDependencies)).toEqual(toolsOf(files));
  for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
}

describe('the exported projects', () => {
  it.each(named)('%s names what it imports in installed versions, and no more', (_id, demo) => {
    expectComplete(project(demo, demo.source));
  });

  it.each(named)('%s does so in JavaScript', async (_id, demo) => {
    const files = project(demo, await inJavaScript(demo.source));
    expectComplete(files);
    expect(Object.keys(files).filter((path) => /\.tsx?$/.test(path))).toEqual([]);
  });
});
