import path from 'node:path';
import type { ArticleBlock, FrontMatter } from '@/article/types';
import { demoFile, readDemoSource } from '@/demo/demoSource.server';
import { translate } from '@/i18n/translate';
import { pageTitle } from '@/products/pageTitle';
import { locatePage, neighboursOf } from '@/products/pageTree';
import type { PageEntry, Product } from '@/products/types';
import { splitDocsTab } from '@/routing/docsTab';
import { articlePageAt, listArticlePages, productById, readArticle } from './articles.server';
import { pageMeta } from './pageMeta';
import type { ArticleLink, ArticlePageProps, PageBlock, PageLink } from './pageProps';

/** The route parameters of every article of the site. */
export async function articleParams(): Promise<{ product: string; slug: string[] }[]> {
  const pages = await listArticlePages();
  return pages.map(({ path: address }) => {
    const [, product = '', ...slug] = address.slice(0, -1).split('/');
    return { product, slug };
  });
}

/**
 * Everything that an article's page shows.
 * @throws ContentError with every mistake of the article.
 */
export async function loadArticlePage(params: {
  product: string;
  slug: readonly string[];
}): Promise<ArticlePageProps> {
  const product = productById(params.product);
  const articlePage = articlePageAt(product, splitDocsTab(params.slug).articlePath);
  const article = await readArticle(articlePage);
  const { pages } = await product.pages();
  const { previous, next } = neighboursOf(pages, articlePage.path);
  const { activePageParents } = locatePage(pages, articlePage.path);
  const { title, description } = article.frontMatter;

  return {
    page: pageMeta({
      path: articlePage.path,
      title,
      description,
      navigation: product.id,
      source: article.file,
    }),
    breadcrumbs: [product.name, ...activePageParents.slice(0, -1).reverse().map(titleOf)],
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    headings: article.headings,
    showContents: !article.frontMatter.disableToc,
    links: articleLinks(article.frontMatter, product),
    blocks: await Promise.all(article.blocks.map((block) => toPageBlock(block, article.file))),
  };
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
