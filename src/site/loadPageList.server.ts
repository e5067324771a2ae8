import { listArticlePages, readArticle } from './articles.server';
import { products } from '@data/products';
import type { ListedPage } from '@/routing/nearestPages';

/** Every page of the site by address and title. */
export async function loadPageList(): Promise<ListedPage[]> {
  const articles = await Promise.all(
    (await listArticlePages()).map(async (page) => ({
      path: page.path,
      title: `${(await readArticle(page)).frontMatter.title} - ${page.product.name}`,
    })),
  );
  const firstPages = products.map(({ id, name }) => ({ path: `/${id}/`, title: name }));
  return [...firstPages, { path: '/versions/', title: 'Versions' }, ...articles];
}
