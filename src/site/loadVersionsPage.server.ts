import { readFile } from 'node:fs/promises';
import { productIdentifiers } from '@data/productIdentifiers';
import { versions } from '@data/versions';
import { parseArticle } from '@/article/parseArticle.server';
import type { Article } from '@/article/types';
import { translator } from '@/i18n/translator.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { installedPackage } from './installedPackage.server';
import { pageMeta } from './pageMeta';
import type { VersionsPageProps } from './pageProps';
import { checkVersions } from './versionsData';
import { versionTables } from './versionTables.server';

const FILE = 'data/versions.md';
export const VERSIONS_PATH = '/versions/';

/**
 * The text of the versions page, its tables filled from `data/versions.ts`.
 * @throws ContentError with every mistake of the data, or of the text.
 */
export async function readVersionsArticle(
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<Article> {
  const data = checkVersions(versions, Object.keys(productIdentifiers));
  const names = data.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  const installed = await Promise.all(names.map(installedPackage));
  const translate = translator(userLanguage);
  return parseArticle(await readFile(FILE, 'utf8'), {
    file: FILE,
    productId: 'docs',
    version: data.current.slice(1),
    apiPages: [],
    userLanguage,
    tables: versionTables(data, {
      installed: new Map(installed.map((row) => [row.name, row])),
      translate,
    }),
  });
}

/** The versions of all products, and what a version means. */
export async function loadVersionsPage(userLanguage: string): Promise<VersionsPageProps> {
  const { frontMatter, headings, blocks } = await readVersionsArticle(userLanguage);
  return {
    userLanguage,
    page: pageMeta({
      path: VERSIONS_PATH,
      title: frontMatter.title,
      description: frontMatter.description,
      navigation: null,
      source: FILE,
    }),
    headings,
    blocks: blocks.filter((block) => block.kind === 'html'),
  };
}
