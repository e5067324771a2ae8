/** @jest-environment node */
import type { PageEntry } from '@/products/types';
import { articlePageAt, listArticlePages, productById } from '@/site/articles.server';
import { articleParams, loadArticlePage } from '@/site/loadArticlePage.server';
import { loadPageList } from '@/site/loadPageList.server';
import { loadProductPage } from '@/site/loadProductPage.server';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import { articleOf } from '../../fixtures/article';
import { writeProject } from '../../fixtures/project';

const mockTree: { pages: PageEntry[] } = { pages: [] };

jest.mock('@data/products', () => ({
  products: [
    {
      id: 'material-ui',
      name: 'Material UI',
      summary: 'Components.',
      packageName: '@mui/material',
      version: '5.15.1',
      install: 'npm install @mui/material',
      pages: () => Promise.resolve(mockTree),
    },
    {
      id: 'base-ui',
      name: 'Base UI',
      summary: 'Hooks.',
      packageName: '@mui/base',
      version: '5.0.0-beta.28',
      install: 'npm install @mui/base',
      pages: () => Promise.resolve({ pages: [{ pathname: '/base-ui/react-portal/' }] }),
    },
    {
      id: 'x',
      name: 'MUI X',
      summary: 'More components.',
      packageName: '@mui/x-data-grid',
      version: '6.18.5',
      install: 'npm install @mui/x-data-grid',
      pages: () => Promise.resolve({ pages: [] }),
    },
  ],
}));

const BUTTON = { product: 'material-ui', slug: ['react-button'] };

/** Writes a site of six articles, the one of Base UI with an API tab. */
const writeSite = (files: Record<string, string> = {}) =>
  writeProject({
    'data/material-ui/getting-started.md': articleOf('Hello.'),
    'data/material-ui/getting-started/usage.md': articleOf('Use it.'),
    'data/material-ui/react-button.md': articleOf(
      'Intro.\n\n::demo{name="Basic" height="80"}\n\n## Sizes\n\nSmall and large.',
    ),
    'data/material-ui/react-button/Basic.tsx': 'export default function Basic() {}\n',
    'data/base-ui/react-portal.md': articleOf('Portal.', ['components: [Portal]']),
    'data/x/introduction.md': articleOf('X.'),
    'data/x/react-data-grid.md': articleOf('Grid.'),
    ...files,
  });

beforeEach(async () => {
  mockTree.pages = [
    {
      pathname: '/material-ui/start-group/',
      title: 'Getting started',
      children: [
        { pathname: '/material-ui/getting-started/', title: 'Overview' },
        { pathname: '/material-ui/getting-started/usage/' },
      ],
    },
    {
      pathname: '/material-ui/react-/',
      title: 'Components',
      children: [
        {
          pathname: '/material-ui/components/inputs/',
          subheader: 'inputs',
          children: [{ pathname: '/material-ui/react-button/', linkProps: { 'data-a': 'b' } }],
        },
      ],
    },
  ];
  await writeSite();
});

describe('the articles of the site', () => {
  it('are read at the address that their file has in the folder of data', async () => {
    const pages = await listArticlePages();
    expect(pages.map(({ path, file, product }) => [path, file, product.id])).toEqual([
      ['/material-ui/getting-started/', 'data/material-ui/getting-started.md', 'material-ui'],
      [
        '/material-ui/getting-started/usage/',
        'data/material-ui/getting-started/usage.md',
        'material-ui',
      ],
      ['/material-ui/react-button/', 'data/material-ui/react-button.md', 'material-ui'],
      ['/base-ui/react-portal/', 'data/base-ui/react-portal.md', 'base-ui'],
      ['/x/introduction/', 'data/x/introduction.md', 'x'],
      ['/x/react-data-grid/', 'data/x/react-data-grid.md', 'x'],
    ]);
  });

  it('are found by their address', async () => {
    const [, usage] = await listArticlePages();
    expect(articlePageAt(productById('material-ui'), 'getting-started/usage')).toEqual(usage);
  });

  it('give the routes of the export, and those of their API tabs', async () => {
    expect(await articleParams()).toEqual([
      { product: 'material-ui', slug: ['getting-started'] },
      { product: 'material-ui', slug: ['getting-started', 'usage'] },
      BUTTON,
      { product: 'base-ui', slug: ['react-portal'] },
      { product: 'x', slug: ['introduction'] },
      { product: 'x', slug: ['react-data-grid'] },
      { product: 'base-ui', slug: ['react-portal', 'components-api'] },
    ]);
  });

  it('belong to products that exist', () => {
    expect(() => productById('toolpad')).toThrow('No product "toolpad"');
  });
});

describe('loadArticlePage', () => {
  it('says what the frame needs to know', async () => {
    expect((await loadArticlePage(BUTTON)).page).toEqual({
      path: '/material-ui/react-button/',
      title: 'Test',
      description: 'A test.',
      productId: 'material-ui',
      productCategoryId: 'core',
      navigation: 'material-ui',
      source: 'data/material-ui/react-button.md',
    });
  });

  it('takes a tab for part of its article: same title, place and neighbours', async () => {
    const article = await loadArticlePage(BUTTON);
    const tab = await loadArticlePage({ ...BUTTON, slug: ['react-button', 'hooks-api'] });
    expect(article).toMatchObject({ docsTab: null, heading: 'Test' });
    expect(tab).toMatchObject({
      docsTab: 'hooks-api',
      heading: 'Test',
      page: {
        path: '/material-ui/react-button/hooks-api/',
        productId: 'material-ui',
        source: article.page.source,
      },
    });
    for (const part of ['breadcrumbs', 'previous', 'next', 'tabs'] as const) {
      expect(tab[part]).toEqual(article[part]);
    }
  });

  it('gives the tabs of an article titles and descriptions of their own', async () => {
    const pages = await Promise.all(
      [[], ['components-api'], ['hooks-api']].map((tab) =>
        loadArticlePage({ ...BUTTON, slug: ['react-button', ...tab] }),
      ),
    );
    expect(new Set(pages.map(({ page }) => page.title)).size).toBe(3);
    expect(new Set(pages.map(({ page }) => page.description)).size).toBe(3);
  });

  it('leads from tab to tab where there are tabs', async () => {
    expect((await loadArticlePage(BUTTON)).tabs).toEqual([]);
    const { tabs } = await loadArticlePage({ product: 'base-ui', slug: ['react-portal'] });
    expect(tabs).toEqual([
      { tab: null, path: '/base-ui/react-portal/' },
      { tab: 'components-api', path: '/base-ui/react-portal/components-api/' },
    ]);
  });

  it('links to the API that is there, also from another product', async () => {
    await writeSite({
      'data/material-ui/react-button.md': articleOf('', ['components: [Button, Portal]']),
    });
    const [block] = (await loadArticlePage(BUTTON)).blocks;
    expect(block?.html).toContain('href="/base-ui/react-portal/components-api/#portal"');
    expect(block?.html).not.toContain('href="/material-ui/api/button/"');
  });

  it('gives breadcrumbs from the outermost', async () => {
    expect((await loadArticlePage(BUTTON)).breadcrumbs).toEqual([
      'Material UI',
      'Components',
      'Inputs',
    ]);
  });

  it('gives the neighbours with the titles and link properties of their entries', async () => {
    const usage = { product: 'material-ui', slug: ['getting-started', 'usage'] };
    const { previous, next } = await loadArticlePage(usage);
    expect(previous).toEqual({
      path: '/material-ui/getting-started/',
      title: 'Overview',
      linkProps: {},
    });
    expect(next).toEqual({
      path: '/material-ui/react-button/',
      title: 'Button',
      linkProps: { 'data-a': 'b' },
    });
    expect((await loadArticlePage(BUTTON)).next).toBeNull();
  });

  it('gives the blocks, demos with their module and their coloured source', async () => {
    const { blocks } = await loadArticlePage(BUTTON);
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>Intro.</p>' },
      {
        kind: 'demo',
        name: 'Basic',
        module: 'react-button/Basic',
        options: expect.objectContaining({ height: 80 }) as object,
        html: expect.stringMatching(/^<span class="k">export default .*\{\}$/s) as string,
      },
      { kind: 'html', html: expect.stringContaining('id="sizes"') as string },
    ]);
  });

  it('gives the headings, and whether they are to be listed', async () => {
    const { headings, showContents } = await loadArticlePage(BUTTON);
    expect(headings).toEqual([{ id: 'sizes', text: 'Sizes', level: 2 }]);
    expect(showContents).toBe(true);
    await writeSite({ 'data/material-ui/react-button.md': articleOf('A.', ['disableToc: true']) });
    expect((await loadArticlePage(BUTTON)).showContents).toBe(false);
  });

  it('has no links under the title when the front matter asks for none', async () => {
    expect((await loadArticlePage(BUTTON)).links).toEqual([]);
  });

  it('makes the links under the title from the front matter', async () => {
    const frontMatter = [
      'components: [Button]',
      "githubLabel: 'component: button'",
      'waiAria: https://www.w3.org/a/',
      'materialDesign: https://m2.material.io/b',
    ];
    await writeSite({ 'data/material-ui/react-button.md': articleOf('A.', frontMatter) });
    expect((await loadArticlePage(BUTTON)).links).toEqual([
      {
        kind: 'feedback',
        href: 'https://github.com/mui/material-ui/labels/component%3A%20button',
      },
      { kind: 'bundleSize', href: 'https://bundlephobia.com/package/@mui/material@5.15.1' },
      { kind: 'waiAria', href: 'https://www.w3.org/a/' },
      { kind: 'materialDesign', href: 'https://m2.material.io/b' },
    ]);
  });

  it('looks for the label of MUI X where its issues are', async () => {
    await writeSite({
      'data/x/react-data-grid.md': articleOf('A.', ["githubLabel: 'component: data grid'"]),
    });
    const { links } = await loadArticlePage({ product: 'x', slug: ['react-data-grid'] });
    expect(links[0]?.href).toContain('https://github.com/mui/mui-x/labels/');
  });

  it.each([
    ['introduction', 'null'],
    ['react-data-grid', 'x-data-grid'],
  ])('gives the MUI X page %s the product id %s', async (slug, productId) => {
    const { page } = await loadArticlePage({ product: 'x', slug: [slug] });
    expect(page).toMatchObject({ productId, productCategoryId: 'x', navigation: 'x' });
  });

  it('is plain data, which can be sent to the browser', async () => {
    const props = await loadArticlePage(BUTTON);
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });

  it('fails for an article that is not there', async () => {
    await expect(loadArticlePage({ ...BUTTON, slug: ['none'] })).rejects.toThrow(/ENOENT/);
  });
});

describe('loadProductPage', () => {
  it('shows version, package and how to install it', async () => {
    expect(await loadProductPage('material-ui')).toMatchObject({
      page: { path: '/material-ui/', title: 'Material UI', description: 'Components.' },
      version: '5.15.1',
      packageName: '@mui/material',
      install: 'npm install @mui/material',
    });
  });

  it('has a card for every page that is written, in the groups of the navigation', async () => {
    mockTree.pages.push({
      pathname: '/material-ui/later-group/',
      title: 'Later',
      children: [{ pathname: '/material-ui/react-later/', planned: true }],
    });
    const { groups } = await loadProductPage('material-ui');
    expect(groups.map(({ title, cards }) => [title, cards.map(({ path }) => path)])).toEqual([
      ['Getting started', ['/material-ui/getting-started/', '/material-ui/getting-started/usage/']],
      ['Components', ['/material-ui/react-button/']],
      ['Later', []],
    ]);
    expect(groups[1]?.cards[0]).toEqual({
      path: '/material-ui/react-button/',
      title: 'Test',
      description: 'A test.',
    });
  });
});

describe('loadPageList', () => {
  it('lists the first pages of products, the versions and every article', async () => {
    expect(await loadPageList()).toEqual([
      { path: '/material-ui/', title: 'Material UI' },
      { path: '/base-ui/', title: 'Base UI' },
      { path: '/x/', title: 'MUI X' },
      { path: '/versions/', title: 'Versions' },
      { path: '/material-ui/getting-started/', title: 'Test - Material UI' },
      { path: '/material-ui/getting-started/usage/', title: 'Test - Material UI' },
      { path: '/material-ui/react-button/', title: 'Test - Material UI' },
      { path: '/base-ui/react-portal/', title: 'Test - Base UI' },
      { path: '/x/introduction/', title: 'Test - MUI X' },
      { path: '/x/react-data-grid/', title: 'Test - MUI X' },
    ]);
  });
});

describe('loadSearchRecords', () => {
  it('has a record for every section, with the description in that of the introduction', async () => {
    const records = await loadSearchRecords();
    expect(records.slice(2, 4)).toEqual([
      {
        id: 2,
        path: '/material-ui/react-button/',
        title: 'Test',
        heading: '',
        text: 'A test. Intro.',
        product: 'Material UI',
      },
      {
        id: 3,
        path: '/material-ui/react-button/#sizes',
        title: 'Test',
        heading: 'Sizes',
        text: 'Small and large.',
        product: 'Material UI',
      },
    ]);
    expect(records.map(({ id }) => id)).toEqual(records.map((_record, index) => index));
  });
});
