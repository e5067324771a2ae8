/** @jest-environment node */
import { articlePageAt, listArticlePages, productById } from '@/site/articles.server';
import { articleParams } from '@/site/loadArticlePage.server';
import { BUTTON } from '../../fixtures/smallSite';

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

  it('belong to products that exist', () => {
    expect(() => productById('toolpad')).toThrow('No product "toolpad"');
  });
});
