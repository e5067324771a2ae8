import type { Article, ArticleBlock, FrontMatter } from '@/article/types';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { splitDocsTab, type DocsTab } from '@/routing/docsTab';
import {
  articlePageAt,
  listArticlePages,
  productById,
  readArticle,
  splitArticleAddress,
  type ArticlePage,
} from './articles.server';
import { shownDemo } from './demoPages.server';
import { docsTabsOf, listTabPaths, loadDocsTab } from './docsTabs.server';
import { pageMeta } from './pageMeta';
import { pagePlace } from './pagePlace.server';
import type { ArticleLink, ArticlePageProps, PageBlock, TabLink } from './pageProps';

/** The route parameters of every article of the site, and of every tab of one. */
export async function articleParams(): Promise<{ product: string; slug: string[] }[]> {
  const articles = (await listArticlePages()).map(({ path: address }) => address);
  return [...articles, ...(await listTabPaths())].map(splitArticleAddress);
}

/**
 * Everything that an article's page, or one of its tabs, shows.
 * @throws ContentError with every mistake of the article.
 */
export async function loadArticlePage(
  params: { product: string; slug: readonly string[] },
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<ArticlePageProps> {
  const { articlePath, docsTab } = splitDocsTab(params.slug);
  const articlePage = articlePageAt(productById(params.product), articlePath);
  const article = await readArticle(articlePage, userLanguage);
  return articlePageProps({ articlePage, article, docsTab, userLanguage });
}

interface ReadArticle {
  /** Its `file` need not be the article's source: that is what the article says. */
  articlePage: ArticlePage;
  article: Article;
  docsTab: DocsTab | null;
  userLanguage: string;
}

/** Everything that the page of an article shows once the article is read. */
export async function articlePageProps({
  articlePage,
  article,
  docsTab,
  userLanguage,
}: ReadArticle): Promise<ArticlePageProps> {
  const { product } = articlePage;
  const { title, description, headings, blocks } = docsTab
    ? await loadDocsTab(docsTab, article.frontMatter, userLanguage)
    : await articleContent(article);

  return {
    userLanguage,
    page: pageMeta({
      path: docsTab ? `${articlePage.path}${docsTab}/` : articlePage.path,
      title,
      description,
      navigation: product.id,
      source: article.file,
    }),
    docsTab,
    heading: article.frontMatter.title,
    tabs: tabLinks(articlePage.path, docsTabsOf(product.id, article.frontMatter)),
    ...(await pagePlace(product, articlePage.path, userLanguage)),
    headings,
    showContents: !article.frontMatter.disableToc,
    links: articleLinks(article.frontMatter, product),
    blocks,
  };
}

async function articleContent({ frontMatter, headings, blocks, file }: Article) {
  const { title, description } = frontMatter;
  return {
    title,
    description,
    headings,
    blocks: await Promise.all(blocks.map((block) => toPageBlock(block, file))),
  };
}

function tabLinks(articlePath: string, tabs: readonly DocsTab[]): TabLink[] {
  if (tabs.length === 0) return [];
  return [
    { tab: null, path: articlePath },
    ...tabs.map((tab) => ({ tab, path: `${articlePath}${tab}/` })),
  ];
}

async function toPageBlock(block: ArticleBlock, articleFile: string): Promise<PageBlock> {
  if (block.kind !== 'demo') return block;
  return { kind: 'demo', ...(await shownDemo(block, articleFile)) };
}

function articleLinks(frontMatter: FrontMatter, product: Product): ArticleLink[] {
  const packageName = frontMatter.packageName ?? product.packageName;
  const isComponent = frontMatter.components.length > 0;
  const repository = packageName.includes('/x-') ? 'mui-x' : 'material-ui';
  const candidates: [ArticleLink['kind'], string | undefined | false][] = [
    [
      'feedback',
      frontMatter.githubLabel &&
        `https://github.com/mui/${repository}/labels/${encodeURIComponent(frontMatter.githubLabel)}`,
    ],
    [
      'bundleSize',
      isComponent && `https://bundlephobia.com/package/${packageName}@${product.version}`,
    ],
    ['waiAria', frontMatter.waiAria],
    ['materialDesign', frontMatter.materialDesign],
  ];
  return candidates.flatMap(([kind, href]) => (href ? [{ kind, href }] : []));
}
