import path from 'node:path';
import { docsInfra } from '@data/docsInfra';
import { products } from '@data/products';
import { loadArticle } from '@/article/loadArticle.server';
import type { Article } from '@/article/types';
import { listFiles } from '@/lib/listFiles.server';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { productOfPath } from '@/routing/productOfPath';
import { apiPagePaths } from './apiPages.server';
import { listTabPaths } from './docsTabs.server';

/** An article and where it is read. */
export interface ArticlePage {
  /** Address with both slashes: `/material-ui/react-button/`. */
  path: string;
  /** Source, from the root of the repository: `data/material-ui/react-button.md`. */
  file: string;
  product: Product;
}

/** Every article of the site, or of other products than those in the list: a file's path is its address. */
export async function listArticlePages(of: readonly Product[] = products): Promise<ArticlePage[]> {
  const perProduct = await Promise.all(
    of.map(async (product) => {
      const folder = path.join('data', product.id);
      const files = await listFiles(folder, '.md');
      return files.map((file) =>
        articlePageAt(product, articlePathOf(path.relative(folder, file))),
      );
    }),
  );
  return perProduct.flat();
}

/** `react-button.md` is `react-button`, `index.md` the product's own address. */
function articlePathOf(file: string): string {
  const articlePath = file.split(path.sep).join('/').replace(/\.md$/, '');
  return articlePath === INDEX ? '' : articlePath;
}

/** File of the article that stands at the address of its product. */
const INDEX = 'index';

/** The article page of an address, with its tabs left out. */
export function articlePageAt(product: Product, articlePath: string): ArticlePage {
  return {
    path: `/${[product.base ?? product.id, articlePath].filter(Boolean).join('/')}/`,
    file: path.join('data', product.id, `${articlePath || INDEX}.md`),
    product,
  };
}

/** What an address of an article says: its product, and the segments after the product's own. */
export function splitArticleAddress(address: string): { product: string; slug: string[] } {
  const product = [docsInfra, ...products].find(({ id, base = id }) =>
    address.startsWith(`/${base}/`),
  );
  if (!product) throw new Error(`No product has the address ${address}.`);
  const rest = address.slice(`/${product.base ?? product.id}/`.length, -1);
  return { product: product.id, slug: rest === '' ? [] : rest.split('/') };
}

/**
 * Reads the article of a page.
 * @throws ContentError with every mistake of the article.
 */
export async function readArticle(
  { path: pagePath, file, product }: ArticlePage,
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<Article> {
  const { productId } = productOfPath(pagePath);
  return loadArticle({
    file,
    productId: productId === 'null' ? product.id : productId,
    version: product.version,
    apiPages: await apiPages(),
    userLanguage,
  });
}

let knownApiPages: Promise<string[]> | undefined;

/** Addresses of the API pages. While developing the tabs are looked for each time: an edit may add one. */
function apiPages(): Promise<string[]> {
  if (process.env.NODE_ENV !== 'production') return listApiPages();
  knownApiPages ??= listApiPages();
  return knownApiPages;
}

async function listApiPages(): Promise<string[]> {
  return [...apiPagePaths(), ...(await listTabPaths())];
}

/** The product with this id, that of the test pages included. @throws Error when there is none. */
export function productById(id: string): Product {
  const product = [...products, docsInfra].find((row) => row.id === id);
  if (!product) throw new Error(`No product "${id}". Add a row to data/products.ts.`);
  return product;
}
