import { documentTitle } from '@/routing/productOfPath';
import { apiAddresses } from './apiPages.server';
import { listArticlePages, readArticle } from './articles.server';
import { loadBlogPosts } from './loadBlogPosts.server';
import { products } from '@data/products';
import type { ListedPage } from '@/routing/nearestPages';

/** Every page of the site by address and title. `versions` is the title of the versions page. */
export async function loadPageList(versions: string): Promise<ListedPage[]> {
  const articles = await Promise.all(
    (await listArticlePages()).map(async (page) => ({
      path: page.path,
      title: `${(await readArticle(page)).frontMatter.title} - ${page.product.name}`,
    })),
  );
  const firstPages = products.map(({ id, name }) => ({ path: `/${id}/`, title: name }));
  const apiPages = apiAddresses()
    .filter(({ href }) => !href.includes('#'))
    .map(({ name, href }) => ({ path: href, title: documentTitle(`${name} API`, href) }));
  const posts = (await loadBlogPosts()).map(({ path, frontMatter }) => ({
    path,
    title: frontMatter.title,
  }));
  return [
    ...firstPages,
    { path: '/versions/', title: versions },
    ...articles,
    ...apiPages,
    ...posts,
  ];
}
