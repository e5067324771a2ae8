import { API_INDEXES } from '@data/apiPages';
import type { ApiEntry } from '@/api-reference/apiTypes';
import type { Article } from '@/article/types';
import type { ServerTranslate } from '@/i18n/translator.server';
import type { SearchRecord } from '@/search/types';
import { API_PRODUCT_IDS, loadApiPages, readableName } from './apiPages.server';
import { listArticlePages, productById, readArticle } from './articles.server';
import { listTabPaths } from './docsTabs.server';
import { apiIndexTexts } from './loadApiIndex.server';
import { loadBlogPosts } from './loadBlogPosts.server';
import { readVersionsArticle, VERSIONS_PATH } from './loadVersionsPage.server';

type Draft = Omit<SearchRecord, 'id'>;

/** An article, or a post. */
type Written = Pick<Article, 'sections'> & {
  frontMatter: Pick<Article['frontMatter'], 'title' | 'description'>;
};

/** Every section of every article and post, and every entry of the API reference, for the search index. */
export async function loadSearchRecords(translate: ServerTranslate): Promise<SearchRecord[]> {
  const records = [
    ...(await articleRecords()),
    ...(await versionsRecords(translate)),
    ...indexRecords(translate),
    ...(await apiRecords(translate)),
    ...(await postRecords(translate)),
  ];
  return records.map((record, id) => ({ id, ...record }));
}

async function articleRecords(): Promise<Draft[]> {
  const perPage = await Promise.all(
    (await listArticlePages()).map(async (page) => {
      return sectionRecords(await readArticle(page), page.path, page.product.name);
    }),
  );
  return perPage.flat();
}

/** The versions belong to no product: their kind stands in its place. */
async function versionsRecords(translate: ServerTranslate): Promise<Draft[]> {
  return sectionRecords(await readVersionsArticle(), VERSIONS_PATH, translate('versionsProduct'));
}

/** Posts stand beside the products, as one of their own. */
async function postRecords(translate: ServerTranslate): Promise<Draft[]> {
  return (await loadBlogPosts()).flatMap((post) =>
    sectionRecords(post, post.path, translate('blogTitle')),
  );
}

function sectionRecords(
  { frontMatter, sections }: Written,
  path: string,
  product: string,
): Draft[] {
  return sections.map(({ id, heading, text }) => ({
    path: id ? `${path}#${id}` : path,
    title: frontMatter.title,
    heading,
    text: heading ? text : `${frontMatter.description} ${text}`,
    product,
  }));
}

function indexRecords(translate: ServerTranslate): Draft[] {
  return API_INDEXES.map((index) => {
    const { title, description, productId } = apiIndexTexts(index, translate);
    const product = productById(productId).name;
    return { path: index.path, title, heading: '', text: description, product };
  });
}

/** What the API has, by its name and those of its members; their texts would outweigh all articles. */
async function apiRecords(translate: ServerTranslate): Promise<Draft[]> {
  const perProduct = await Promise.all(API_PRODUCT_IDS.map(loadApiPages));
  const tabs = await listTabPaths();
  return perProduct
    .flat()
    .filter(({ href }) => !href.includes('#') || tabs.includes(href.replace(/#.*/, '')))
    .map(({ entry, href }) => ({
      path: href,
      title: translate('apiTitle', { name: readableName(entry) }),
      heading: '',
      text: memberNames(entry).join(' '),
      product: productById(href.split('/')[1] ?? '').name,
    }));
}

function memberNames(entry: ApiEntry): string[] {
  if (entry.kind === 'component') return entry.props.map(({ name }) => name);
  const members = entry.kind === 'hook' ? entry.parameters : entry.properties;
  return members.map(({ name }) => name);
}
