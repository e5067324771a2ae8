/** @jest-environment node */
import type * as AsyncChunksModule from '@/site/asyncChunks.server';
import { demoOf } from '../../fixtures/demo';
import { writeProject } from '../../fixtures/project';

jest.mock('@data/products', () => ({
  products: [
    { id: 'material-ui', demoTheme: 'material' },
    { id: 'joy-ui', demoTheme: 'joy' },
    { id: 'base-ui', demoTheme: 'none' },
  ],
}));

const MANIFEST = {
  'data/material-ui/demos.ts': ['demos.js', 'shared.js'],
  'src/theme/MaterialDemoTheme.tsx': ['material.js', 'shared.js'],
  'src/theme/JoyDemoTheme.tsx': ['joy.js'],
  'src/theme/UnstyledDemoTheme.tsx': ['none.js'],
  'src/demo/DemoPanel.tsx': ['panel.js', 'panel.css'],
  'data/material-ui/react-button/First.tsx': ['first.js'],
  'data/material-ui/react-button/Second.tsx': ['second.js'],
};

/** The chunks of a page with demos of these names, in a build with the manifest. */
async function chunksOf(
  navigation: string | null,
  demos: readonly string[],
  mode: 'production' | 'development' = 'production',
): Promise<string[]> {
  await writeProject({ '.next/async-chunks.json': JSON.stringify(MANIFEST) });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  let chunks: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { firstDemoChunks }: typeof AsyncChunksModule = await import('@/site/asyncChunks.server');
    const page = { navigation } as Parameters<typeof firstDemoChunks>[0]['page'] & object;
    const blocks = demos.map((name) => ({
      kind: 'demo' as const,
      demo: demoOf({ name }),
    }));
    chunks = firstDemoChunks({ page, blocks: [{ kind: 'html' }, ...blocks] });
  });
  return chunks;
}

describe('firstDemoChunks', () => {
  it('names what the first demo needs, each file once', async () => {
    expect(await chunksOf('material-ui', ['First', 'Second'])).toEqual([
      'demos.js',
      'shared.js',
      'material.js',
      'first.js',
    ]);
  });

  it.each([
    ['joy-ui', 'joy.js'],
    ['base-ui', 'none.js'],
  ])('names the theme of %s', async (product, file) => {
    expect(await chunksOf(product, ['First'])).toEqual([file]);
  });

  it('names nothing for a page without demos, and for one without product', async () => {
    expect(await chunksOf('material-ui', [])).toEqual([]);
    expect(await chunksOf(null, ['First'])).toEqual([]);
  });

  it('names nothing while developing', async () => {
    expect(await chunksOf('material-ui', ['First'], 'development')).toEqual([]);
  });
});
