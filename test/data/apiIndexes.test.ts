/** @jest-environment node */
import { API_INDEXES, API_PRODUCTS } from '@data/apiPages';
import { products } from '@data/products';
import { leafPages } from '@/products/pageTree';
import { apiParams, loadApiPage } from '@/site/loadApiPage.server';
import { loadApiPages } from '@/site/apiPages.server';
import { planOfPackage, smallestPackage } from '@/site/renderApiIndex.server';

describe.each(API_INDEXES.map((index) => [index.path, index] as const))(
  'the index at %s',
  (path, { apiProductId, summaries }) => {
    const params = apiParams().find(
      ({ product, name }) => `/${product}/api/${name.join('/')}/` === path,
    );
    const load = () => loadApiPage(params ?? { product: '', name: [] });

    it('has a row for every entry, linked', async () => {
      const { blocks } = await load();
      const html = JSON.stringify(blocks);
      const linked = [...html.matchAll(/<code><a href=\\"([^"\\]+)/g)].map(([, href]) => href);
      const listed = (await loadApiPages(apiProductId)).map(({ href }) => href);
      expect(linked.sort()).toEqual(listed.sort());
    }, 60_000);

    it('describes by hand what the packages do not, and nothing more', async () => {
      const undescribed = (await loadApiPages(apiProductId))
        .filter(({ entry }) => entry.description.trim() === '')
        .map(({ entry }) => entry.name);
      expect(Object.keys(summaries).sort()).toEqual(undescribed.sort());
      const texts = Object.values(summaries);
      expect(texts.filter((text) => text.length > 100 || !text.endsWith('.'))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }, 60_000);

    it('gives the plans that the navigation gives', async () => {
      const { pages } = (await products.find(({ id }) => id === 'x')?.pages()) ?? { pages: [] };
      const plans = new Map(leafPages(pages).map(({ pathname, plan }) => [pathname, plan ?? null]));
      for (const { entry, href } of await loadApiPages(apiProductId)) {
        expect([href, plans.get(href)]).toEqual([href, planOfPackage(smallestPackage(entry))]);
      }
    }, 60_000);

    it('belongs to its product, and leads on to the first entry', async () => {
      const { page, next, headings, breadcrumbs } = await load();
      expect(page).toMatchObject({
        path,
        productId: apiProductId,
        productCategoryId: 'x',
        navigation: 'x',
      });
      expect(next?.path.startsWith(path)).toBe(true);
      expect(breadcrumbs.at(-1)).toBe('API Reference');
      const packages = API_PRODUCTS.find(({ id }) => id === apiProductId)?.groups.map(
        (group) => group.package,
      );
      expect(headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual([
        ...new Set(packages),
      ]);
    }, 60_000);
  },
);
