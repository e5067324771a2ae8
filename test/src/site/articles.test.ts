/** @jest-environment node */
import { docsInfra } from '@data/docsInfra';
import {
  articlePageAt,
  listArticlePages,
  productById,
  splitArticleAddress,
} from '@/site/articles.server';
import { articleParams } from '@/site/loadArticlePage.server';
import { articleOf } from '../../fixtures/article';
import { BUTTON, writeSite } from '../../fixtures/smallSite';

jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

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

  it('of the test pages stand elsewhere than their product is called, the first at its address', async () => {
    await writeSite({
      'data/docs-infra/index.md': articleOf('All.'),
      'data/docs-infra/deep/index-of-things.md': articleOf('One.'),
    });
    const pages = await listArticlePages([docsInfra]);
    expect(pages.map(({ path, file }) => [path, file])).toEqual([
      ['/experiments/docs/deep/index-of-things/', 'data/docs-infra/deep/index-of-things.md'],
      ['/experiments/docs/', 'data/docs-infra/index.md'],
    ]);
    expect((await listArticlePages()).map(({ path }) => path)).not.toContain('/experiments/docs/');
    expect(productById('docs-infra')).toBe(docsInfra);
  });

  it.each([
    ['/material-ui/react-button/', 'material-ui', ['react-button']],
    ['/x/react-data-grid/editing/', 'x', ['react-data-grid', 'editing']],
    ['/experiments/docs/api/data-grid/', 'docs-infra', ['api', 'data-grid']],
    ['/experiments/docs/', 'docs-infra', []],
  ])('are told by their address: %s', (address, product, slug) => {
    expect(splitArticleAddress(address)).toEqual({ product, slug });
  });

  it('are of no product at other addresses', () => {
    expect(() => splitArticleAddress('/experiments/other/')).toThrow('/experiments/other/');
  });

  it('belong to products that exist', () => {
    expect(() => productById('toolpad')).toThrow('No product "toolpad"');
  });
});
