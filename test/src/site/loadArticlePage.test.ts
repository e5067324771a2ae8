/** @jest-environment node */
import { loadArticlePage } from '@/site/loadArticlePage.server';
import { articleOf } from '../../fixtures/article';
import { BUTTON, writeSite } from '../../fixtures/smallSite';

jest.mock('@/api-reference/extract/loadProductApi.server', () =>
  jest.requireActual<{ mockApi: () => object }>('../../fixtures/apiEntries').mockApi(),
);
jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

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

  it('takes a tab for part of its article: same title, place and neighbors', async () => {
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
    const html = JSON.stringify((await loadArticlePage(BUTTON)).blocks);
    expect(html).toContain('/base-ui/react-portal/components-api/#portal');
    expect(html).toContain('/material-ui/api/button/');
  });

  it('gives breadcrumbs from the outermost', async () => {
    expect((await loadArticlePage(BUTTON)).breadcrumbs).toEqual([
      'Material UI',
      'Components',
      'Inputs',
    ]);
  });

  it('gives the neighbors with the titles and link properties of their entries', async () => {
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

  it('gives the blocks, demos with what a page shows of them and their colored preview', async () => {
    const code = 'export default function Basic() {\n  return <button>Press</button>;\n}\n';
    await writeSite({ 'data/material-ui/react-button/Basic.tsx': code });
    const { blocks } = await loadArticlePage(BUTTON);
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>Intro.</p>' },
      {
        kind: 'demo',
        demo: {
          name: 'Basic',
          module: 'react-button/Basic',
          path: '/demos/material-ui/react-button/Basic/',
          options: expect.objectContaining({ height: 80 }) as object,
          stylings: ['MUI System'],
          hasPreview: true,
        },
        html: expect.stringMatching(/^(?!.*export).*<span class=.*Press/s) as string,
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
