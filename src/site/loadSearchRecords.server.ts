import type { ApiEntry } from '@/api-reference/apiTypes';
import type { ServerTranslate } from '@/i18n/translator.server';
import type { SearchRecord } from '@/search/types';
import { API_PRODUCT_IDS, loadApiPages } from './apiPages.server';
import { listArticlePages, productById, readArticle } from './articles.server';

type Draft = Omit<SearchRecord, 'id'>;

/** Every section of every article and every entry of the API reference, for the search index. */
export async function loadSearchRecords(translate: ServerTranslate): Promise<SearchRecord[]> {
  const records = [...(await articleRecords()), ...(await apiRecords(translate))];
  return records.map((record, id) => ({ id, ...record }));
}

async function articleRecords(): Promise<Draft[]> {
  const perPage = await Promise.all(
    (await listArticlePages()).map(async (page) => {
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
  return perPage.flat();
}

/** API pages by their name and those of their members; their texts would outweigh all articles. */
async function apiRecords(translate: ServerTranslate): Promise<Draft[]> {
  const perProduct = await Promise.all(API_PRODUCT_IDS.map(loadApiPages));
  return perProduct.flat().flatMap(({ entry, href }) =>
    // What stands on a tab of an article is there only if the article is.
    href.includes('#')
      ? []
      : [
          {
            path: href,
            title: translate('apiTitle', { name: entry.name }),
            heading: '',
            text: memberNames(entry).join(' '),
            product: productById(href.split('/')[1] ?? '').name,
          },
        ],
  );
}

function memberNames(entry: ApiEntry): string[] {
  if (entry.kind === 'component') return entry.props.map(({ name }) => name);
  const members = entry.kind === 'hook' ? entry.parameters : entry.properties;
  return members.map(({ name }) => name);
}
