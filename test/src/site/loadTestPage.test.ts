/** @jest-environment node */
import { loadTestDemoPage, loadTestPage } from '@/site/loadTestPage.server';

describe('loadTestPage', () => {
  it('gives the first page without a slug', async () => {
    const { page, heading, breadcrumbs } = await loadTestPage();
    expect(page).toMatchObject({
      path: '/experiments/docs/',
      productId: 'docs-infra',
      productCategoryId: 'null',
      navigation: 'docs-infra',
      source: 'data/docs-infra/index.md',
    });
    expect(heading).toBe('Test pages');
    expect(breadcrumbs).toEqual(['Docs-infra']);
  });

  it('gives an article with its place in the tree', async () => {
    const props = await loadTestPage(['fifth-level-child']);
    expect(props.page.path).toBe('/experiments/docs/fifth-level-child/');
    expect(props.breadcrumbs).toEqual([
      'Docs-infra',
      'Main parent',
      'First-level child 2',
      'Second-level child parent',
      'Third-level child parent',
      'Fourth-level child parent',
    ]);
    expect(props.previous?.path).toBe('/experiments/docs/fourth-level-child/');
    // The page between them is planned.
    expect(props.next?.path).toBe('/experiments/docs/api/data-grid/data-grid/');
  });

  it('passes over what is hidden, and gives no neighbors to what is out of order', async () => {
    const around = async (slug: string) => {
      const { previous, next } = await loadTestPage([slug]);
      return [previous?.path ?? null, next?.path ?? null];
    };
    expect(await around('without-a-title')).toEqual([
      '/experiments/docs/api/data-grid/data-grid/',
      '/experiments/docs/unordered/',
    ]);
    expect(await around('hidden')).toEqual([null, null]);
    expect(await around('unordered')).toEqual([null, null]);
  });

  it('gives its entry without a title a name on the links of its neighbors', async () => {
    const { previous, next } = await loadTestPage(['without-a-title']);
    expect([previous, next].every((link) => link !== null)).toBe(true);
    const { next: untitled } = await loadTestPage(['api', 'data-grid', 'data-grid']);
    expect(untitled).toMatchObject({
      title: '',
      linkProps: { 'aria-label': 'Entry without a title' },
    });
  }, 60_000);

  it('gives an entry of the API at an address of its own', async () => {
    const props = await loadTestPage(['data-grid-premium']);
    expect(props.page).toMatchObject({
      path: '/experiments/docs/data-grid-premium/',
      title: 'DataGridPremium as a test page',
      navigation: 'docs-infra',
    });
    const html = JSON.stringify(props.blocks);
    expect(html).toContain('aggregationFunctions');
    expect(props.headings.length).toBeGreaterThan(3);
  }, 60_000);

  it('gives the article that a program writes, with the program as its source', async () => {
    const props = await loadTestPage(['ten-thousand-words']);
    expect(props.page.source).toBe('data/docs-infra/longArticle.ts');
    expect(props.heading).toBe('Ten thousand words');
    const text = JSON.stringify(props.blocks).replace(/<[^>]*>/g, ' ');
    expect(text.split(/\s+/).length).toBeGreaterThan(10_000);
  });

  it('fails for a page that is not there', async () => {
    await expect(loadTestPage(['none'])).rejects.toThrow(/ENOENT/);
  });
});

describe('loadTestDemoPage', () => {
  it('gives a demo, and leads back to its test page', async () => {
    const props = await loadTestDemoPage(['demos', 'Framed']);
    expect(props).toMatchObject({
      productId: 'docs-infra',
      article: { path: '/experiments/docs/demos/', title: 'Demos' },
      demo: { module: 'demos/Framed', path: '/demos/docs-infra/demos/Framed/' },
    });
  });
});
