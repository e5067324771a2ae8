import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PRODUCTS } from '@data/apiPages';
import type { ApiEntry } from '../apiTypes';
import type { ApiProduct } from './apiProduct';
import { readProduct, type Surroundings } from './readProduct.server';

const CACHE_FOLDER = path.join('.cache', 'api');
/** Code that decides what is read: a change in it makes the kept results stale. */
const PIPELINE = path.join('src', 'api-reference', 'extract');
const HELPERS = ['src/api-reference/apiId.ts', 'src/lib/kebabCase.ts'].map((file) =>
  path.normalize(file),
);

/**
 * The API of everything that a product documents, read from the installed packages. The result is kept on disk under a hash of
 * what it was made from, so that neither the several processes of a build nor the next build run the compiler again; what was
 * kept of the product before is deleted.
 * @throws Error when a package does not have what `data/apiPages.ts` lists.
 */
export async function loadProductApi(product: ApiProduct): Promise<ApiEntry[]> {
  const surroundings = { products: API_PRODUCTS, systemHref: systemPage() };
  const kept = path.join(
    CACHE_FOLDER,
    `${product.id}-${await cacheKey(product, surroundings)}.json`,
  );
  const cached = await readFile(kept, 'utf8').catch(() => null);
  if (cached !== null) return JSON.parse(cached) as ApiEntry[];

  const entries = readProduct(product, surroundings);
  await mkdir(CACHE_FOLDER, { recursive: true });
  // The same file may be written several times at once: each writes its own, and the last rename wins whole.
  const draft = `${kept}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(entries));
  await rename(draft, kept);
  await deleteOthers(product, path.basename(kept));
  return entries;
}

/** Deletes what is kept of a product but one file. Drafts of other processes stay. */
async function deleteOthers({ id }: ApiProduct, kept: string): Promise<void> {
  const stale = (await readdir(CACHE_FOLDER)).filter(
    // `x-data-grid` is not of `x`.
    (name) =>
      name !== kept && name.startsWith(`${id}-`) && KEY_AND_ENDING.test(name.slice(id.length + 1)),
  );
  await Promise.all(stale.map((name) => rm(path.join(CACHE_FOLDER, name), { force: true })));
}

const KEY_AND_ENDING = /^[0-9a-f]{32}\.json$/;

/** The page of the system props, once there is one. */
function systemPage(): string | null {
  return existsSync(path.join('data', 'system', 'properties.md')) ? '/system/properties/' : null;
}

async function cacheKey(product: ApiProduct, surroundings: Surroundings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([product, surroundings]));
  const code = (await readdir(PIPELINE)).sort().map((name) => path.join(PIPELINE, name));
  for (const file of [...code, ...HELPERS, 'package-lock.json']) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 32);
}
