import path from 'node:path';
import type { Article, ArticleBlock, FrontMatter } from '@/article/types';
import { demoFile, readDemoSource } from '@/demo/demoSource.server';
import { translate } from '@/i18n/translate';
import { pageTitle } from '@/products/pageTitle';
import { locatePage, neighboursOf } from '@/products/pageTree';
import type { PageEntry, Product } from '@/products/types';
import { splitDocsTab, type DocsTab } from '@/routing/docsTab';
import { articlePageAt, listArticlePages, productById, readArticle } from './articles.server';
import { docsTabsOf, listTabPaths, loadDocsTab } from './docsTabs.server';
import { pageMeta } from './pageMeta';
import type { ArticleLink, ArticlePageProps, PageBlock, PageLink, TabLink } from './pageProps';

/** The route parameters of every article of the site, and of every tab of one. */
export async function articleParams(): Promise<{ product: string; slug: string[] }[]> {
  const articles = (await listArticlePages()).map(({ path: address }) => address);
  return [...articles, ...(await listTabPaths())].map((address) => {
    const [, product = '', ...slug] = address.slice(0, -1).split('/');
    return { product, slug };
  });
}

/**
 * Everything that an article's page, or one of its tabs, shows.
 * @throws ContentError with every mistake of the article.
 */
export async function loadArticlePage(params: {
  product: string;
  slug: readonly string[];
}): Promise<ArticlePageProps> {
  const product = productById(params.product);
  const { articlePath, docsTab } = splitDocsTab(params.slug);
  const articlePage = articlePageAt(product, articlePath);
  const article = await readArticle(articlePage);
  const { pages } = await product.pages();
  const { previous, next } = neighboursOf(pages, articlePage.path);
  const { activePageParents } = locatePage(pages, articlePage.path);
  const { headings, blocks } = docsTab
    ? await loadDocsTab(docsTab, article.frontMatter)
    : await articleContent(article);

  return {
    page: pageMeta({
      path: docsTab ? `${articlePage.path}${docsTab}/` : articlePage.path,
      ...tabTexts(article.frontMatter, docsTab),
      navigation: product.id,
      source: article.file,
    }),
    docsTab,
    heading: article.frontMatter.title,
    tabs: tabLinks(articlePage.path, docsTabsOf(product.id, article.frontMatter)),
    breadcrumbs: [product.name, ...activePageParents.slice(0, -1).reverse().map(titleOf)],
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    headings,
    showContents: !article.frontMatter.disableToc,
    links: articleLinks(article.frontMatter, product),
    blocks,
  };
}

async function articleContent({ headings, blocks, file }: Article) {
  return {
    headings,
    blocks: await Promise.all(blocks.map((block) => toPageBlock(block, file))),
  };
}

/** The texts of an API tab for search engines; those of the article itself come from its front matter. */
const TAB_TEXTS: Record<DocsTab, { label: string; description: string }> = {
  'components-api': {
    label: 'components API',
    description: 'Props, slots and imports of the components of Base UI',
  },
  'hooks-api': {
    label: 'hooks API',
    description: 'Parameters, return value and imports of the hooks of Base UI',
  },
};

function tabTexts({ title, description }: FrontMatter, tab: DocsTab | null) {
  if (!tab) return { title, description };
  const texts = TAB_TEXTS[tab];
  return {
    title: `${title} ${texts.label}`,
    description: `${texts.description} on the page ${title}, read from the installed package.`,
  };
}

function tabLinks(articlePath: string, tabs: readonly DocsTab[]): TabLink[] {
  if (tabs.length === 0) return [];
  return [
    { tab: null, path: articlePath },
    ...tabs.map((tab) => ({ tab, path: `${articlePath}${tab}/` })),
  ];
}

function titleOf(entry: PageEntry): string {
  const silent = (key: string) =>
    translate('en', `pages.${key.replace(/(?<=.)\/$/, '')}`, { silent: true });
  return pageTitle(entry, silent);
}

function linkTo(entry: PageEntry): PageLink {
  return { path: entry.pathname, title: titleOf(entry), linkProps: entry.linkProps ?? {} };
}

async function toPageBlock(block: ArticleBlock, articleFile: string): Promise<PageBlock> {
  if (block.kind === 'html') return block;
  const file = demoFile(articleFile, block.name);
  const module = file
    .split(path.sep)
    .slice(2)
    .join('/')
    .replace(/\.tsx$/, '');
  return { ...block, module, html: await readDemoSource(file) };
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
