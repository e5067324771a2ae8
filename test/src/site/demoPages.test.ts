/** @jest-environment node */
import { demoPageParams, loadDemoPage, shownDemo } from '@/site/demoPages.server';
import { DEMO_OPTIONS } from '../../fixtures/demo';
import { articleOf } from '../../fixtures/article';
import { tree, writeSite } from '../../fixtures/smallSite';

jest.mock('@/api-reference/extract/loadProductApi.server', () =>
  jest.requireActual<{ mockApi: () => object }>('../../fixtures/apiEntries').mockApi(),
);
jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

const ARTICLE = 'data/material-ui/react-button.md';
const SOURCE = 'export default function Basic() {\n  return <button>Press</button>;\n}\n';
const LONG = SOURCE.replace('Press', '<b>Press</b>'.repeat(20));

const write = (files: Record<string, string> = {}) =>
  writeSite({ 'data/material-ui/react-button/Basic.tsx': SOURCE, ...files });

const shown = (options: Partial<typeof DEMO_OPTIONS> = {}) =>
  shownDemo({ kind: 'demo', name: 'Basic', options: { ...DEMO_OPTIONS, ...options } }, ARTICLE);

const textOf = (html: string | undefined) => (html ?? '').replace(/<[^>]*>/g, '');

describe('demoPageParams', () => {
  it('has every demo that an article shows, by the folder of the article', async () => {
    await write({
      'data/material-ui/getting-started/usage.md': articleOf(
        '::demo{name="A"}\n\n::demo{name="B"}',
      ),
      'data/material-ui/getting-started/usage/A.tsx': SOURCE,
      'data/material-ui/getting-started/usage/B.tsx': SOURCE,
    });
    expect((await demoPageParams()).map(({ demo }) => demo.join('/')).sort()).toEqual([
      'material-ui/getting-started/usage/A',
      'material-ui/getting-started/usage/B',
      'material-ui/react-button/Basic',
    ]);
  });

  it('leads to pages that can be loaded', async () => {
    await write();
    for (const params of await demoPageParams())
      expect((await loadDemoPage(params)).demo.path).toBe(`/demos/${params.demo.join('/')}/`);
  });
});

describe('shownDemo', () => {
  it('says where the demo is, how it is shown, and in which stylings', async () => {
    await write({ 'data/material-ui/react-button/Basic.tailwind.tsx': SOURCE });
    expect((await shown({ maxWidth: 300 })).demo).toEqual({
      name: 'Basic',
      module: 'react-button/Basic',
      path: '/demos/material-ui/react-button/Basic/',
      options: { ...DEMO_OPTIONS, maxWidth: 300 },
      stylings: ['MUI System', 'Tailwind'],
      hasPreview: true,
    });
  });

  it('carries the colored preview', async () => {
    await write();
    const { html } = await shown();
    expect(html).toContain('<span');
    expect(textOf(html)).toContain('button');
    expect(textOf(html)).not.toContain('export');
  });

  it('carries nothing where there is no preview', async () => {
    await write({ 'data/material-ui/react-button/Basic.tsx': LONG });
    expect(await shown()).toMatchObject({ html: '', demo: { hasPreview: false } });
  });

  it('carries all of the code where it is open from the start: that is no preview', async () => {
    await write();
    const { html, demo } = await shown({ defaultCodeOpen: true });
    expect(textOf(html)).toContain('export default function Basic()');
    expect(demo.hasPreview).toBe(false);
  });
});

describe('loadDemoPage', () => {
  const params = { demo: ['material-ui', 'react-button', 'Basic'] };

  it('gives the demo, its article, and all of its code', async () => {
    await write({ 'data/material-ui/react-button/Basic.css.tsx': SOURCE });
    const props = await loadDemoPage(params);
    expect(props).toMatchObject({
      userLanguage: 'en',
      productId: 'material-ui',
      article: { path: '/material-ui/react-button/', title: 'Test' },
      demo: { name: 'Basic', options: { height: 80 }, stylings: ['MUI System', 'CSS'] },
      code: { name: 'Basic', module: 'react-button/Basic' },
    });
    expect(props.code.sources.map(({ styling, variant }) => `${styling} ${variant}`)).toEqual([
      'MUI System TS',
      'MUI System JS',
      'CSS TS',
      'CSS JS',
    ]);
  });

  it('has an address, a title and a description of its own, and no place in the navigation', async () => {
    await write();
    const { page } = await loadDemoPage(params);
    expect(page).toMatchObject({
      path: '/demos/material-ui/react-button/Basic/',
      title: 'Basic: Test, Material UI',
      navigation: null,
      source: 'data/material-ui/react-button/Basic.tsx',
    });
    expect(page.description).toContain('Basic');
  });

  it('is plain data, which can be sent to the browser', async () => {
    await write();
    const props = await loadDemoPage(params);
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });

  it('fails for a demo that the article does not show', async () => {
    await write();
    await expect(loadDemoPage({ demo: ['material-ui', 'react-button', 'Other'] })).rejects.toThrow(
      /react-button\.md shows no demo Other/,
    );
  });

  it.each([[['none', 'react-button', 'Basic']], [['material-ui', 'none', 'Basic']], [[]]])(
    'fails for %j, which is nowhere',
    async (demo) => {
      expect(tree.pages).not.toHaveLength(0);
      await write();
      await expect(loadDemoPage({ demo })).rejects.toThrow();
    },
  );
});
