/** @jest-environment node */
import type * as FilesOfPageModule from '@/site/filesOfPage.server';
import { pageMeta } from '@/site/pageMeta';
import type { PageBlock } from '@/site/pageProps';
import { demoOf } from '../../fixtures/demo';
import { writeProject } from '../../fixtures/project';

jest.mock('@data/products', () => ({ products: [{ id: 'joy-ui', demoTheme: 'joy' }] }));

const MANIFEST = {
  'data/joy-ui/demos.ts': ['static/chunks/demos.js'],
  'data/joy-ui/react-button/First.tsx': ['static/chunks/first.js'],
  'data/joy-ui/react-button/Second.tsx': ['static/chunks/second-[x].js'],
  'data/joy-ui/react-button/Second.tailwind.tsx': ['static/chunks/tailwind.js'],
  '.generated/tailwind-css.json': ['static/chunks/sheet.js'],
  'src/demo/DemoPanel.tsx': ['static/chunks/panel.js', 'static/css/panel.css'],
  'src/site/ProductNav.tsx': ['static/chunks/nav.js'],
  'src/theme/JoyDemoTheme.tsx': ['static/chunks/joy.js'],
  'src/theme/MaterialDemoTheme.tsx': ['static/chunks/material.js'],
  'src/theme-tools/ColorTool.tsx': ['static/chunks/color.js'],
};

const FIRST = demoOf({ name: 'First', stylings: ['MUI System'] });
const SECOND = demoOf({ name: 'Second', options: { iframe: true } });

/** The files of a page with these blocks, in a build with the manifest. */
async function filesOf(
  blocks: PageBlock[],
  {
    mode = 'production',
    path = '/joy-ui/react-button/',
  }: { mode?: 'production' | 'development'; path?: string } = {},
): Promise<string[]> {
  await writeProject({ '.next/async-chunks.json': JSON.stringify(MANIFEST) });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const page = pageMeta({ path, title: '', description: '', navigation: 'joy-ui', source: null });
  let files: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { filesOfPage }: typeof FilesOfPageModule = await import('@/site/filesOfPage.server');
    files = filesOfPage({ page, blocks }, 'b1');
  });
  return files;
}

describe('filesOfPage', () => {
  it('names code and sources of every demo, each file once', async () => {
    const files = await filesOf([
      { kind: 'html' },
      { kind: 'demo', demo: FIRST },
      { kind: 'demo', demo: SECOND },
    ]);
    expect([...files].sort()).toEqual([
      '/_next/data/b1/demos/joy-ui/react-button/First.json',
      '/_next/data/b1/demos/joy-ui/react-button/Second.json',
      '/_next/static/chunks/demos.js',
      '/_next/static/chunks/first.js',
      '/_next/static/chunks/joy.js',
      '/_next/static/chunks/panel.js',
      '/_next/static/chunks/second-%5Bx%5D.js',
      '/_next/static/chunks/sheet.js',
      '/_next/static/chunks/tailwind.js',
      '/_next/static/css/panel.css',
      '/demos/joy-ui/react-button/Second/',
    ]);
  });

  it('names the parts of the site that an article shows, with their theme', async () => {
    expect(await filesOf([{ kind: 'component', name: 'ColorTool' }])).toEqual([
      '/_next/static/chunks/material.js',
      '/_next/static/chunks/color.js',
    ]);
  });

  it('names nothing for a page that asks for nothing later', async () => {
    expect(await filesOf([{ kind: 'html' }, { kind: 'api' }])).toEqual([]);
  });

  it('names the tools of every page for the one that is kept from the start', async () => {
    expect(await filesOf([], { path: '/offline/' })).toEqual(['/_next/static/chunks/nav.js']);
  });

  it('names nothing while developing', async () => {
    expect(await filesOf([{ kind: 'demo', demo: FIRST }], { mode: 'development' })).toEqual([]);
  });
});
