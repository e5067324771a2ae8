import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '@data/products';
import { parseArticle } from './parseArticle.server';
import type { Article, ArticleContext } from './types';

const CACHE_FOLDER = path.join('.cache', 'articles');
/** Code that decides how an article is rendered, and the names its API links are made from: a change makes the kept results stale. */
const PIPELINE_FOLDERS = [
  'src/article',
  'src/lib',
  'src/i18n',
  'src/ui',
  'data/translations',
  'data',
  ...products.map(({ id }) => `data/${id}`),
].map((folder) => path.normalize(folder));

let pipelineVersion: Promise<string> | undefined;

/**
 * Reads and parses an article. The result is kept on disk under a hash of everything it was made from, so that the several
 * processes of a build, and the next build, do not parse it again.
 * @throws ContentError with every mistake of the article.
 */
export async function loadArticle(context: ArticleContext): Promise<Article> {
  const source = await readFile(context.file, 'utf8');
  const kept = path.join(CACHE_FOLDER, `${await cacheKey(source, context)}.json`);
  const cached = await readFile(kept, 'utf8').catch(() => null);
  if (cached !== null) return JSON.parse(cached) as Article;

  const article = await parseArticle(source, context);
  await mkdir(CACHE_FOLDER, { recursive: true });
  // The same file may be written several times at once: each writes its own, and the last rename wins whole.
  const draft = `${kept}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(article));
  await rename(draft, kept);
  return article;
}

async function cacheKey(source: string, context: ArticleContext): Promise<string> {
  pipelineVersion ??= hashPipeline();
  const { file, productId, version, apiPages, userLanguage } = context;
  return createHash('sha256')
    .update(JSON.stringify([await pipelineVersion, file, productId, version, apiPages]))
    .update(JSON.stringify([userLanguage, source]))
    .digest('hex')
    .slice(0, 32);
}

async function hashPipeline(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of PIPELINE_FOLDERS) {
    // A product may have nothing yet.
    for (const name of (await readdir(folder).catch(() => [])).sort()) {
      if (/\.(tsx?|json)$/.test(name)) hash.update(await readFile(path.join(folder, name)));
    }
  }
  hash.update(await readFile('package-lock.json'));
  return hash.digest('hex');
}
