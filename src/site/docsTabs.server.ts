import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiId } from '@/api-reference/apiId';
import type { ApiEntry } from '@/api-reference/apiTypes';
import { apiParts } from '@/api-reference/apiParts.server';
import { apiHeadings, renderApiPage } from '@/api-reference/renderApiPage.server';
import { parseFrontMatter } from '@/article/frontMatter.server';
import type { ArticleHeading, FrontMatter } from '@/article/types';
import { listFiles } from '@/lib/listFiles.server';
import { translator } from '@/i18n/translator.server';
import type { DocsTab } from '@/routing/docsTab';
import { loadApiPages, type ApiPage } from './apiPages.server';
import { articleAddress } from './articleAddress.server';
import type { PageBlock } from './pageProps';
import { siteLinks } from './siteLinks.server';

/** The product whose articles carry their API on tabs. Others have pages of their own for it. */
const TABBED_PRODUCT = 'base-ui';

/** The API tabs of an article of a product: one for its components, one for its hooks. */
export function docsTabsOf(productId: string, frontMatter: FrontMatter): DocsTab[] {
  if (productId !== TABBED_PRODUCT) return [];
  return [
    ...(frontMatter.components.length > 0 ? (['components-api'] as const) : []),
    ...(frontMatter.hooks.length > 0 ? (['hooks-api'] as const) : []),
  ];
}

/** Addresses of all API tabs of the site: `/base-ui/react-button/hooks-api/`. */
export async function listTabPaths(): Promise<string[]> {
  const folder = path.join('data', TABBED_PRODUCT);
  const perFile = await Promise.all(
    (await listFiles(folder, '.md')).map(async (file) => {
      const [, yaml = ''] = (await readFile(file, 'utf8')).split(/^---\r?$/m);
      const { frontMatter } = parseFrontMatter(yaml, { file, firstLine: 2 });
      return docsTabsOf(TABBED_PRODUCT, frontMatter).map((tab) => `${articleAddress(file)}${tab}/`);
    }),
  );
  return perFile.flat();
}

/** What an API tab shows, and its texts for search engines. */
interface DocsTabContent {
  title: string;
  description: string;
  headings: ArticleHeading[];
  blocks: PageBlock[];
}

/** What an API tab shows, read from the installed package. */
export async function loadDocsTab(
  tab: DocsTab,
  { title: article, components, hooks }: FrontMatter,
  userLanguage: string,
): Promise<DocsTabContent> {
  const translate = translator(userLanguage);
  const names = tab === 'components-api' ? components : hooks;
  const pages = await loadApiPages(TABBED_PRODUCT);
  const entries = names.map((name) => entryNamed(name, pages));
  const options = { layout: 'tab' as const, resolveLink: await siteLinks() };
  const start = tab === 'components-api' ? 'componentsApi' : 'hooksApi';
  const parts = apiParts(entries, { translate, userLanguage });
  return {
    title: translate(`${start}Title`, { title: article }),
    description: translate(`${start}Description`, { title: article, parts }),
    headings: entries.flatMap((entry) => apiHeadings(entry, translate, options)),
    blocks: [{ kind: 'api', html: await renderApiPage(entries, translate, options) }],
  };
}

function entryNamed(name: string, pages: readonly ApiPage[]): ApiEntry {
  const page = pages.find(({ entry }) => entry.id === apiId(name));
  if (!page)
    throw new Error(`No API is listed for ${name} of Base UI: see data/base-ui/apiNames.ts.`);
  return page.entry;
}
