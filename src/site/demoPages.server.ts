import type { DemoBlock } from '@/article/types';
import { readDemoCode, readDemoSummary } from '@/demo/demoCode.server';
import { demoFile } from '@/demo/demoSource.server';
import type { ShownDemo } from '@/demo/demoTypes';
import { translator } from '@/i18n/translator.server';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { articlePageAt, listArticlePages, productById, readArticle } from './articles.server';
import { pageMeta } from './pageMeta';
import type { DemoPageProps } from './pageProps';

/** First segment of the addresses of the pages that show one demo alone. */
const FOLDER = 'demos';

/** The route parameters of every demo that an article shows, or of the demos of other products than those in the list. */
export async function demoPageParams(of?: readonly Product[]): Promise<{ demo: string[] }[]> {
  const pages = await listArticlePages(of);
  const articles = await Promise.all(pages.map((page) => readArticle(page)));
  return articles.flatMap(({ file, demos }) =>
    demos.map(({ name }) => ({ demo: [...articleFolder(file), name] })),
  );
}

/** A demo as an article shows it, and the colored code that stands below it at once; empty when none does. */
export async function shownDemo(
  { name, options }: DemoBlock,
  articleFile: string,
): Promise<{ demo: ShownDemo; html: string }> {
  const { stylings, previewHtml } = await readDemoSummary(articleFile, name);
  const [productId = '', ...folder] = articleFolder(articleFile);
  const code = options.defaultCodeOpen ? await readDemoCode(articleFile, name) : null;
  const html = code?.sources[0]?.html ?? previewHtml ?? '';
  const demo = {
    name,
    module: [...folder, name].join('/'),
    path: `/${FOLDER}/${[productId, ...folder, name].join('/')}/`,
    options,
    stylings,
    hasPreview: html !== '' && !options.defaultCodeOpen,
  };
  return { demo, html };
}

/**
 * What the page of one demo shows: the demo, and its whole code.
 * @throws Error when no article shows the demo.
 */
export async function loadDemoPage(
  params: { demo: readonly string[] },
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<DemoPageProps> {
  const [productId = '', ...rest] = params.demo;
  const name = rest.at(-1) ?? '';
  const product = productById(productId);
  const articlePage = articlePageAt(product, rest.slice(0, -1).join('/'));
  const { frontMatter, blocks, file } = await readArticle(articlePage, userLanguage);
  const block = blocks.find(
    (candidate): candidate is DemoBlock => candidate.kind === 'demo' && candidate.name === name,
  );
  if (!block) throw new Error(`${file} shows no demo ${name}.`);

  const { demo } = await shownDemo(block, file);
  const translate = translator(userLanguage);
  const texts = { name, title: frontMatter.title, product: product.name };
  return {
    userLanguage,
    page: pageMeta({
      path: demo.path,
      title: translate('demoTitle', texts),
      description: translate('demoDescription', texts),
      navigation: null,
      source: demoFile(file, name),
    }),
    productId,
    article: { path: articlePage.path, title: frontMatter.title },
    demo,
    code: await readDemoCode(file, name),
  };
}

/** `data/material-ui/react-button.md` is `material-ui`, `react-button`. */
function articleFolder(file: string): string[] {
  return file.replace(/\\/g, '/').replace(/\.md$/, '').split('/').slice(1);
}
