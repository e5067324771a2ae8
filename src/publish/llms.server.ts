import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlockContent, RootContent } from 'mdast';
import { products } from '@data/products';
import { pageTranslator, translator } from '@/i18n/translator.server';
import { pageTitle } from '@/products/pageTitle';
import { leafPages } from '@/products/pageTree';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { markdownPath } from '@/site/markdownPath';
import { documentHead } from './markdown/documentHead.server';
import { heading, link, list, paragraph } from './markdown/nodes';
import { stringifyMarkdown } from './markdown/stringifyMarkdown.server';
import { isListed, listSitePages, type SitePage } from './sitePages.server';
import { siteUrl } from './siteUrl';

/** Pages under a heading. */
interface Group {
  title: string;
  paths: string[];
}

/**
 * Writes what language models read, as https://llmstxt.org has it: `llms.txt` for the site, and for each product its own, which
 * lists its pages, with `llms-full.txt`, which has their text. The copies in Markdown must be in the folder already.
 */
export async function writeLlms(folder: string): Promise<void> {
  const pages = (await listSitePages()).filter(isListed);
  for (const product of products) {
    const groups = await groupsOf(product, pages);
    const write = (name: string, text: string) =>
      writeFile(path.join(folder, product.id, name), text);
    await write('llms.txt', stringifyMarkdown(await productIndex(product, groups, folder)));
    await write('llms-full.txt', await productText(product, groups, folder));
  }
  await writeFile(path.join(folder, 'llms.txt'), stringifyMarkdown(await siteIndex(pages, folder)));
}

/** The pages of a product under the headings of its navigation. Each stands once; those without an entry come last. */
async function groupsOf(product: Product, pages: readonly SitePage[]): Promise<Group[]> {
  const start = `/${product.id}/`;
  const left = new Set(pages.map((page) => page.path).filter((page) => page.startsWith(start)));
  const take = (page: string) => left.delete(page);
  left.delete(start);
  const { pages: tree } = await product.pages();
  const groups = tree.map((group) => ({
    title: pageTitle(group, pageTranslator(DEFAULT_LANGUAGE)),
    // Entries of an API tab lead into it: `/base-ui/react-button/components-api/#button`.
    paths: leafPages([group])
      .map(({ pathname }) => pathname.replace(/#.*/, ''))
      .filter(take),
  }));
  const others = { title: translator(DEFAULT_LANGUAGE)('otherPages'), paths: [...left].sort() };
  return [...groups, others].filter(({ paths }) => paths.length > 0);
}

async function productIndex(
  product: Product,
  groups: readonly Group[],
  folder: string,
): Promise<RootContent[]> {
  const sections = await Promise.all(
    groups.map(async ({ title, paths }) => [heading(2, title), await linksTo(paths, folder)]),
  );
  return [...introduction(product), ...sections.flat()];
}

function introduction({
  id,
  name,
  summary,
  packageName,
  version,
  install,
}: Product): RootContent[] {
  const full = `/${id}/llms-full.txt`;
  return [
    heading(1, name),
    { type: 'blockquote', children: [paragraph(summary)] },
    paragraph(`Version ${version} of ${packageName}: `, { type: 'inlineCode', value: install }),
    paragraph('The text of all pages in one file: ', link(siteUrl() + full, 'llms-full.txt'), '.'),
  ];
}

async function productText(
  product: Product,
  groups: readonly Group[],
  folder: string,
): Promise<string> {
  const texts = await Promise.all(
    groups.flatMap(({ paths }) =>
      paths.map(async (page) => {
        const text = await readFile(path.join(folder, markdownPath(page)), 'utf8');
        return `---\n\nPage: ${siteUrl()}${page}\n\n${text}`;
      }),
    ),
  );
  const [title, summary, version] = introduction(product);
  const head = [title, summary, version].filter((node) => node !== undefined);
  return [stringifyMarkdown(head), ...texts].join('\n');
}

async function siteIndex(pages: readonly SitePage[], folder: string): Promise<RootContent[]> {
  const translate = translator(DEFAULT_LANGUAGE);
  const posts = pages.filter(({ kind }) => kind === 'post').map((page) => page.path);
  const items = products.map(({ id, name, summary }): BlockContent[] => [
    paragraph(link(`${siteUrl()}/${id}/llms.txt`, name), `: ${summary}`),
  ]);
  return [
    heading(1, translate('homeTitle')),
    { type: 'blockquote', children: [paragraph(translate('homeDescription'))] },
    heading(2, translate('products')),
    list(items),
    ...(posts.length > 0 ? [heading(2, translate('blogTitle')), await linksTo(posts, folder)] : []),
    heading(2, translate('otherPages')),
    await linksTo(['/versions/'], folder),
  ];
}

/** A list of pages: their titles, leading to their copies in Markdown, and what they are about. */
async function linksTo(paths: readonly string[], folder: string): Promise<RootContent> {
  const items = await Promise.all(
    paths.map(async (page): Promise<BlockContent[]> => {
      const document = await readFile(path.join(folder, page, 'index.html'), 'utf8');
      const { title, description } = documentHead(document);
      return [paragraph(link(siteUrl() + markdownPath(page), title), `: ${description}`)];
    }),
  );
  return list(items);
}
