import { pageMeta } from '@/site/pageMeta';

describe('pageMeta', () => {
  it('adds product and category of the address to the facts of a page', () => {
    const facts = {
      path: '/x/react-data-grid/',
      title: 'Data Grid',
      description: 'A grid.',
      navigation: 'x',
      source: 'data/x/react-data-grid.md',
    };
    expect(pageMeta(facts)).toEqual({ ...facts, productId: 'x-data-grid', productCategoryId: 'x' });
  });

  it("says 'null' for a page of no product, which survives being written down", () => {
    const page = pageMeta({
      path: '/',
      title: '',
      description: '',
      navigation: null,
      source: null,
    });
    expect(page).toMatchObject({ productId: 'null', productCategoryId: 'null', navigation: null });
  });
});
