import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { parse } from 'yaml';
import { generatedSections } from '@/article/generatedSections.server';
import { translator, type ServerTranslate } from '@/i18n/translator.server';
import { splitDocsTab } from '@/routing/docsTab';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { productOfPath } from '@/routing/productOfPath';
import { apiPagePaths } from '@/site/apiPages.server';
import {
  articlePageAt,
  productById,
  readArticle,
  splitArticleAddress,
} from '@/site/articles.server';
import { listTabPaths } from '@/site/docsTabs.server';
import { loadArticlePage } from '@/site/loadArticlePage.server';
import { markdownPath } from '@/site/markdownPath';
import type { ArticlePageProps } from '@/site/pageProps';
import { articleMarkdown } from './markdown/articleMarkdown.server';
import { mainMarkdown } from './markdown/htmlMarkdown.server';
import { heading, link, paragraph } from './markdown/nodes';
import { stringifyMarkdown } from './markdown/stringifyMarkdown.server';
import {
  isListed,
  listSitePages,
  listTestSitePages,
  type SitePage,
  type SitePageKind,
} from './sitePages.server';

interface Source {
  page: SitePage;
  /** The export. */
  folder: string;
  translate: ServerTranslate;
}

/**
 * How the text of a page is made, by what makes the page: that of an article from its source, all others from the main part of
 * their document. The text of a single demo stands in its article.
 */
const MAKERS: Record<Exclude<SitePageKind, 'demo'>, (source: Source) => Promise<RootContent[]>> = {
  article: articlePage,
  post: postPage,
  api: exportedPage,
  tab: exportedPage,
  product: exportedPage,
  route: exportedPage,
};

/** Writes a copy of every page in Markdown beside it: `/material-ui/react-button.md` beside `/material-ui/react-button/`. */
export async function writeMarkdownPages(folder: string): Promise<void> {
  const listed = (await listSitePages()).filter(isListed);
  for (const page of [...listed, ...(await listTestSitePages())]) {
    const file = path.join(folder, markdownPath(page.path));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await markdownPage(page, folder));
  }
}

/** The text of a page in Markdown. All but articles and posts are read from the export in `folder`. */
export async function markdownPage(page: SitePage, folder: string): Promise<string> {
  if (page.kind === 'demo')
    throw new Error(`${page.path} shows one demo: its article has the text.`);
  const translate = translator(DEFAULT_LANGUAGE);
  return stringifyMarkdown(await MAKERS[page.kind]({ page, folder, translate }));
}

async function articlePage({ page, translate }: Source): Promise<RootContent[]> {
  const { product: productId, slug } = splitArticleAddress(page.path);
  const product = productById(productId);
  const props = await loadArticlePage({ product: productId, slug });
  const { file, frontMatter } = await readArticle(
    articlePageAt(product, splitDocsTab(slug).articlePath),
  );
  const own = productOfPath(page.path).productId;
  const context = {
    file,
    productId: own === 'null' ? productId : own,
    version: product.version,
    apiPages: [...apiPagePaths(), ...(await listTabPaths())],
    userLanguage: DEFAULT_LANGUAGE,
  };
  const source = { file, version: product.version, translate };
  return [
    ...headOf(props, translate),
    ...(await articleMarkdown(source, generatedSections(frontMatter, context))),
  ];
}

/** Title, description and the links under them. */
function headOf(
  { heading: title, page, links }: ArticlePageProps,
  translate: ServerTranslate,
): RootContent[] {
  const shown = links.flatMap(({ kind, href }) => [' · ', link(href, translate(kind))]).slice(1);
  return [
    heading(1, title),
    paragraph(page.description),
    ...(shown.length > 0 ? [paragraph(...shown)] : []),
  ];
}

async function postPage({ page, translate }: Source): Promise<RootContent[]> {
  const file = page.file ?? '';
  const [, yaml = ''] = (await readFile(file, 'utf8')).split(/^---\r?$/m);
  const { title, description } = parse(yaml) as { title: string; description: string };
  const text = await articleMarkdown({ file, version: '', translate });
  return [heading(1, title), paragraph(description), ...text];
}

async function exportedPage({ page, folder, translate }: Source): Promise<RootContent[]> {
  const document = await readFile(path.join(folder, page.path, 'index.html'), 'utf8');
  return mainMarkdown(document, translate);
}
