import type { SearchRecord } from '@/search/types';
import { listArticlePages, readArticle } from './articles.server';

/** Every section of every article, for the search index. */
export async function loadSearchRecords(): Promise<SearchRecord[]> {
  const pages = await listArticlePages();
  const perPage = await Promise.all(
    pages.map(async (page) => {
      const { frontMatter, sections } = await readArticle(page);
      return sections.map(({ id, heading, text }) => ({
        path: id ? `${page.path}#${id}` : page.path,
        title: frontMatter.title,
        heading,
        text: heading ? text : `${frontMatter.description} ${text}`,
        product: page.product.name,
      }));
    }),
  );
  return perPage.flat().map((record, id) => ({ id, ...record }));
}
